import { findByRole, getByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdBack } from '#test/hold-back.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { renewStores } from '#test/stores.ts'
import { emptyAddress } from '../rules/address.ts'
import { afterPaint } from '#dom/lifecycle.ts'
import { Announcer } from '#ui/Announcer.tsx'
import AddressEditor from './AddressEditor.tsx'

const page = document.body
const alert = () => getByRole(page, 'alert').textContent
const failed = (text: string) => expect(text).toContain('The countries could not be loaded.')
let shop: OpenShop

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  renewStores()
  shop = openShop()
  const fault = { kind: 'status', status: 404 } as const
  shop.shop.moods.push({ match: 'GET *sections=directory-data*', fault, seen: 0 })
})
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it('announces each time that the countries could not be loaded, and has the focus once they are there', async () => {
  render(
    <>
      <Announcer />
      <AddressEditor address={emptyAddress('US')} onClose={() => {}} />
    </>,
  )
  const retry = await findByRole(page, 'button', { name: 'Try again' })
  await waitFor(() => failed(alert()))
  const first = alert()
  await userEvent.click(retry)
  await waitFor(() => expect(alert()).not.toBe(first))
  failed(alert())
  shop.shop.moods = []
  await userEvent.click(retry)
  const country = getByRole(page, 'combobox', { name: /^Country/ })
  await waitFor(() => expect(document.activeElement).toBe(country))
})

it('leaves the focus with who has moved on before the countries came', async () => {
  render(<AddressEditor address={emptyAddress('US')} onClose={() => {}} />)
  const retry = await findByRole(page, 'button', { name: 'Try again' })
  shop.shop.moods = []
  const answer = holdBack('sections=directory-data')
  await userEvent.click(retry)
  const city = getByRole(page, 'textbox', { name: /^City/ })
  await userEvent.click(city)
  answer()
  await findByRole(page, 'option', { name: 'Sweden' })
  await new Promise<void>(afterPaint)
  expect(document.activeElement).toBe(city)
})
