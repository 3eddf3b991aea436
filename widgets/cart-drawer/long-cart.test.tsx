import { findByRole, getByRole, queryAllByRole, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { DrawerPanel } from './DrawerPanel.tsx'

const ITEMS = 300
const page = document.body
let shop: OpenShop

afterEach(() => {
  shop.restore()
  vi.unstubAllGlobals()
})

const rows = () => queryAllByRole(getByRole(page, 'dialog'), 'listitem')

it('a cart of 300 items has its count and its total with the first of them, and loses neither focus nor place with the rest', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const items = Array.from({ length: ITEMS }, (_, at) => ({
    sku: 'NN-1',
    options: { 5: `Name ${at}`, 6: '22' },
  }))
  shop = openShop({ items })
  render(<DrawerPanel side="end" />)
  const dialog = await findByRole(page, 'dialog')
  const more = await within(dialog).findAllByRole('button', { name: /^One more of/ })
  const first = rows()
  expect(first.length).toBeGreaterThanOrEqual(10)
  expect(first.length).toBeLessThan(ITEMS)
  getByRole(dialog, 'heading', { name: `Cart (${ITEMS})` })
  expect(dialog.querySelector('.bzl-totals__row--grand bdi')!.textContent).toBe('$15,000.00')
  const body = dialog.querySelector('.bzl-cart-drawer__body')!
  body.scrollTop = 120
  more[3]!.focus()
  await waitFor(() => expect(rows()).toHaveLength(ITEMS), { timeout: 20_000 })
  expect(document.activeElement).toBe(more[3])
  expect(body.scrollTop).toBe(120)
  expect(rows().slice(0, first.length)).toEqual(first)
  expect(within(rows().at(-1)!).getByText(/Name 299/)).toBeTruthy()
})
