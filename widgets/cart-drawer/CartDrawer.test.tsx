import {
  findByRole,
  getAllByRole,
  getByRole,
  queryByRole,
  queryByText,
  waitFor,
  within,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parseItems } from '#cart/rules/cart.ts'
import { parseTotals } from '#cart/rules/parse-totals.ts'
import { $cartState, $items, $totals, setTotals } from '#cart/state/cart.ts'
import { $customer } from '#customer/state/customer.ts'
import { closeDrawer, openDrawer } from '#cart/state/drawer.ts'
import { reconcileItems } from '#cart/state/items.ts'
import { $countBefore } from '#catalogue/state/adding.ts'
import { render } from '#test/render.tsx'
import { CartDrawer } from './CartDrawer.tsx'

const page = document.body
const browserAsks = vi.fn()
const row = (item_id: number, name: string, price = 120) => ({
  item_id,
  product_id: 50 + item_id,
  name,
  sku: name,
  qty: 1,
  price,
  price_incl_tax: price,
  row_total_incl_tax: price,
  options: [{ label: 'Size', value: '54' }],
})
const fill = (...rows: object[]) => {
  $items.set(reconcileItems(parseItems(rows)))
  const value = rows.length * 120
  const total_segments = [
    { code: 'subtotal', title: 'Subtotal', value },
    { code: 'grand_total', title: 'Grand Total', value },
  ]
  setTotals(parseTotals({ quote_currency_code: 'USD', total_segments }))
  $cartState.set('ready')
}
const drawer = () => findByRole(page, 'dialog')

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('confirm', browserAsks)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  $customer.set({})
  fill(row(1, 'Rose ring'), row(2, 'Ivy ring'))
})

it('opens from the link in its marker, which knows it leads to a dialog', async () => {
  const { host } = render(<CartDrawer />)
  host.setAttribute('data-widget', 'cart-drawer')
  const link = document.createElement('a')
  link.href = '/checkout/cart'
  host.prepend(link)
  openDrawer()
  await drawer()
  await userEvent.click(getByRole(page, 'button', { name: 'Close' }))
  await waitFor(() => expect(link.getAttribute('aria-expanded')).toBe('false'))
  await userEvent.click(link)
  await drawer()
  await waitFor(() => expect(link.getAttribute('aria-expanded')).toBe('true'))
  expect(link.getAttribute('aria-haspopup')).toBe('dialog')
})

it('opens from a trigger elsewhere and leaves it a plain link when it goes', async () => {
  const link = page.appendChild(document.createElement('a'))
  link.id = 'minicart'
  const { unmount } = render(<CartDrawer trigger="#minicart" />)
  await waitFor(() => expect(link.getAttribute('aria-haspopup')).toBe('dialog'))
  await userEvent.click(link)
  await drawer()
  unmount()
  expect(link.getAttributeNames()).toEqual(['id'])
})

it('opens once where the page has a marker for wide screens and one for narrow ones', async () => {
  const wide = render(<CartDrawer />)
  render(<CartDrawer />)
  openDrawer()
  await drawer()
  await userEvent.click(getByRole(page, 'button', { name: 'Close' }))
  await waitFor(() => expect(queryByRole(page, 'dialog')).toBeNull())
  wide.unmount()
  openDrawer()
  await drawer()
})

describe('after the page before has sent its own form', () => {
  /** That page has sent its form at this moment, and this page has begun to load some milliseconds later. */
  function leaveBehind(later: number) {
    localStorage.setItem('bezel-count-before-adding', `${Date.now() - performance.now() - later} 1`)
    // As browsers inside apps do with every page.
    sessionStorage.clear()
  }

  it('opens, however many markers the page has', async () => {
    leaveBehind(100)
    render(<CartDrawer openOnAdd />)
    render(<CartDrawer openOnAdd />)
    await drawer()
  })

  it.each([
    ['another tab had opened before', -5000],
    ['another tab opens later', 5000],
  ])('stays closed on a page that %s', (_, later) => {
    leaveBehind(later)
    render(<CartDrawer openOnAdd />)
    expect($countBefore.get()).toBeNull()
  })
})

it('shows how many items are in the cart, their names and prices', async () => {
  render(<CartDrawer />)
  openDrawer()
  const dialog = await drawer()
  getByRole(dialog, 'heading', { name: 'Cart (2)' })
  const [first] = getAllByRole(dialog, 'listitem')
  within(first!).getByText('Rose ring')
  within(first!).getByText('54')
  within(first!).getByText('$120.00')
  expect(dialog.querySelector('.bzl-totals')!.textContent).toBe('Subtotal$240.00Grand Total$240.00')
  within(dialog).getByText('Items in your cart are not reserved and may sell out!')
  expect(getByRole(dialog, 'link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout')
})

it.each([
  ['goods', {}, true],
  ['vouchers alone', { is_virtual: true }, false],
])('says of %s whether shipping comes later', async (_, more, isSaid) => {
  fill({ ...row(1, 'Present'), ...more })
  render(<CartDrawer />)
  openDrawer()
  await within(await drawer()).findByText('Grand Total')
  expect(queryByText(page, /added at checkout/) !== null).toBe(isSaid)
})

it('shows the same numbers as everyone else when the cart changes', async () => {
  render(<CartDrawer />)
  openDrawer()
  const dialog = await drawer()
  fill(row(1, 'Rose ring'), row(2, 'Ivy ring'), row(3, 'Pearl studs'))
  await within(dialog).findByRole('heading', { name: 'Cart (3)' })
  await within(dialog).findByText('Pearl studs')
})

it('asks before it removes an item, and moves the focus to the next one when it is gone', async () => {
  browserAsks.mockReturnValue(true)
  render(<CartDrawer />)
  openDrawer()
  await drawer()
  await userEvent.click(getByRole(page, 'button', { name: 'Remove Rose ring' }))
  expect(browserAsks).toHaveBeenCalledWith('Are you sure to remove the item?')
  fill(row(2, 'Ivy ring'))
  await waitFor(() =>
    expect(document.activeElement).toBe(getByRole(page, 'button', { name: 'One less of Ivy ring' })),
  )
})

it('keeps the item when the answer is no', async () => {
  browserAsks.mockReturnValue(false)
  render(<CartDrawer />)
  openDrawer()
  await drawer()
  await userEvent.click(getByRole(page, 'button', { name: 'Remove Rose ring' }))
  getByRole(page, 'button', { name: 'Remove Rose ring' }).blur()
  fill(row(2, 'Ivy ring'))
  await waitFor(() => expect(queryByText(page, 'Rose ring')).toBeNull())
  expect(document.activeElement).toBe(page)
})

it('offers a guest to log in, and to go on as a guest', async () => {
  render(<CartDrawer />)
  openDrawer()
  const dialog = await drawer()
  await within(dialog).findByRole('button', { name: 'Log in' })
  await userEvent.click(getByRole(dialog, 'button', { name: 'Continue as guest' }))
  await waitFor(() => expect(queryByRole(dialog, 'button', { name: 'Log in' })).toBeNull())
  closeDrawer()
  await waitFor(() => expect(queryByRole(page, 'dialog')).toBeNull())
  openDrawer()
  expect(queryByRole(await drawer(), 'button', { name: 'Log in' })).toBeNull()
})

it('does not ask a customer to log in', async () => {
  $customer.set({ fullname: 'Ann Lee' })
  render(<CartDrawer />)
  openDrawer()
  expect(queryByRole(await drawer(), 'button', { name: 'Log in' })).toBeNull()
})

it('opens the form for a guest, ready for a password manager', async () => {
  render(<CartDrawer />)
  openDrawer()
  const dialog = await drawer()
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Log in' }))
  const name = await within(dialog).findByLabelText(/E-mail address/)
  expect(name.getAttribute('autocomplete')).toMatch(/^username/)
  expect(
    within(dialog)
      .getByLabelText(/Password/)
      .getAttribute('autocomplete'),
  ).toBe('current-password')
  await waitFor(() => expect(document.activeElement).toBe(name))
})

it('explains an empty cart and has one link onwards', async () => {
  fill()
  render(<CartDrawer />)
  openDrawer()
  const dialog = await drawer()
  within(dialog).getByText('Your cart is empty.')
  await userEvent.click(getByRole(dialog, 'button', { name: 'Continue shopping' }))
  await waitFor(() => expect(queryByRole(page, 'dialog')).toBeNull())
})

it('offers another try when the cart could not be loaded', async () => {
  $items.set(undefined)
  $totals.set(undefined)
  $cartState.set('failed')
  render(<CartDrawer />)
  openDrawer()
  const dialog = await drawer()
  await within(dialog).findByRole('button', { name: 'Try again' })
})
