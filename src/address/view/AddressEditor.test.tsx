import { getByRole, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyAddress } from '../rules/address.ts'
import { afterPaint } from '#dom/lifecycle.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import AddressEditor from './AddressEditor.tsx'

const page = document.body
let shop: OpenShop

beforeEach(() => void (shop = openShop()))
afterEach(() => shop.restore())

const editor = () => render(<AddressEditor address={emptyAddress('US')} onClose={() => undefined} />)

it('begins with the country', async () => {
  editor()
  await waitFor(() => expect(document.activeElement).toBe(getByRole(page, 'combobox', { name: /^Country/ })))
})

it('leaves the focus with who has moved on before its code came', async () => {
  const search = page.appendChild(document.createElement('input'))
  search.focus()
  editor()
  await new Promise<void>(afterPaint)
  expect(document.activeElement).toBe(search)
  search.remove()
})
