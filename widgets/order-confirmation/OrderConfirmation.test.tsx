import {
  findByLabelText,
  findByRole,
  findByText,
  getByRole,
  queryByRole,
  waitFor,
  getByText,
} from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pageRoutes } from '#demo/pages/routes.ts'
import { grandTotal } from '#cart/rules/totals.ts'
import type { ShippingRate } from '#delivery/rules/rate.ts'
import { parseTaxDisplay } from '#cart/rules/tax-display.ts'
import { $items, $totals, loadCart } from '#cart/state/cart.ts'
import { $customer } from '#customer/state/customer.ts'
import { keepPlacedOrder, type PlacedOrder } from '#order/state/placed-order.ts'
import { inAustin } from '#test/austin.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { renewStores } from '#test/stores.ts'
import { OrderConfirmation } from './OrderConfirmation.tsx'

const page = document.body
const HOUR = 60 * 60_000
const TITLE = { name: 'Order 000000012' }
let open: OpenShop

beforeEach(async () => {
  open = openShop({ pages: pageRoutes, items: [{ sku: 'NK-2', qty: 2 }] })
  await loadCart()
})
afterEach(() => {
  open.restore()
  sessionStorage.clear()
})

const keep = (own: Partial<PlacedOrder> = {}) =>
  keepPlacedOrder({
    sentAt: Date.now(),
    isGuest: true,
    email: 'ann@example.com',
    shipping: inAustin,
    billing: inAustin,
    items: $items.get()!,
    totals: $totals.get()!,
    taxDisplay: parseTaxDisplay({}),
    currency: 'USD',
    method: 'checkmo',
    payment: 'Check',
    ...own,
  })
const rate = {
  carrier_code: 'flatrate',
  method_code: 'flatrate',
  carrier_title: 'Post',
  method_title: '3-5 business days',
  amount: 5,
  available: true,
} as ShippingRate
const show = () => render(<OrderConfirmation number="000000012" />)

it('shows the order once', async () => {
  keep()
  const { unmount } = show()
  await findByRole(page, 'heading', TITLE)
  expect(getByRole(page, 'list', { name: 'Your items' }).textContent).toContain('Moon Pendant')
  await findByText(page, 'Ann Lee, 1 Main St, Austin, Texas 78701, United States')
  unmount()
  show()
  expect(queryByRole(page, 'heading')).toBeNull()
})

it.each([
  ['is an hour old', { sentAt: Date.now() - HOUR }],
  ['is in another currency than the page', { currency: 'EUR' }],
  ['is not whole', { items: undefined }],
])('shows nothing of an order that %s', (_, own) => {
  keep(own)
  show()
  expect(queryByRole(page, 'heading')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

it('says so if the shop has made the order for another amount than the button said', async () => {
  keep()
  const { unmount } = render(<OrderConfirmation number="12" total={String(grandTotal($totals.get()))} />)
  await findByRole(page, 'heading', { name: 'Order 12' })
  expect(page.textContent).not.toContain('another amount')
  unmount()
  keep()
  render(<OrderConfirmation number="12" total="64.3900" />)
  const notice = { selector: '.bzl-notice__text' }
  await findByText(page, /^The order comes to \$64.39, another amount than the checkout showed/, notice)
})

it('waits for the currency where the page does not name it', async () => {
  const placed = { items: $items.get()!, totals: $totals.get()! }
  renewStores()
  open = openShop({ currency: 'EUR' })
  keep({ currency: 'EUR', ...placed })
  show()
  await findByRole(page, 'heading', TITLE)
})

it('says what has to be paid first, and what comes by e-mail', async () => {
  keep({ items: $items.get()!.map((item) => ({ ...item, is_virtual: true })), shipping: undefined })
  show()
  await findByText(page, /We begin as soon as your payment has arrived/)
  await findByText(page, /Items sent by e-mail go out/)
})

it.each(['checkmo', 'banktransfer', 'oxxo', 'c_store'])(
  'goods that wait for the money by %s are not packed yet',
  async (method) => {
    keep({ method, rate })
    show()
    await findByText(page, /We begin as soon as your payment has arrived/)
    getByText(page, /^It is sent with/)
    expect(page.textContent).not.toMatch(/pack them/)
  },
)

it('goods that are paid have the days on which they are expected', async () => {
  keep({ method: 'adyen_cc', rate })
  show()
  await findByText(page, /^Expected/)
})

it('packs goods, and nothing where all comes by e-mail', async () => {
  const items = $items.get()!
  keep({ method: 'adyen_cc' })
  const { unmount } = show()
  await findByText(page, /pack them/)
  unmount()
  keep({ method: 'adyen_cc', items: items.map((item) => ({ ...item, is_virtual: true })) })
  show()
  await findByText(page, /Items sent by e-mail go out/)
  expect(page.textContent).not.toMatch(/pack them/)
})

it('leaves nothing that was entered for it to the next order', async () => {
  sessionStorage.setItem('bezel-checkout', '{"extras":{"comment":"Please ring twice"}}')
  keep()
  show()
  await findByRole(page, 'heading', TITLE)
  expect(sessionStorage.getItem('bezel-checkout')).toBeNull()
})

it('names the store where it is collected', async () => {
  keep({ store: 'Austin boutique', billing: { ...inAustin, street: ['2 Oak St'] } })
  show()
  await findByText(page, 'We will write to you as soon as it is ready at Austin boutique.')
  const collected = getByText(page, 'Pick up at').nextElementSibling!
  expect(collected.textContent).toContain('Austin boutique')
  expect(collected.textContent).toContain('1 Main St')
  expect(page.textContent).not.toContain('Delivery address')
})

describe('an account', () => {
  const create = async (password: string) => {
    const user = userEvent.setup()
    const field = await findByLabelText(page, /^Password/)
    await user.clear(field)
    await user.type(field, `${password}{Enter}`)
  }
  const accounts = () => [...open.shop.customers.values()].map(({ email }) => email)

  it('is created with one password, and its session with it', async () => {
    keep({ email: 'new@example.com' })
    show()
    await create('Ring-4-Ann')
    const done = await findByRole(page, 'group', { name: /Your account is ready/ })
    await waitFor(() => expect(document.activeElement).toBe(done))
    expect(accounts()).toContain('new@example.com')
    expect($customer.get()?.fullname).toBe('Ann Lee')
  })

  it('is ready, though the customer’s summary cannot be read after it', async () => {
    open.shop.moods.push({
      match: 'GET *sections=customer*',
      fault: { kind: 'status', status: 503 },
      seen: 0,
    })
    keep({ email: 'new@example.com' })
    show()
    await create('Ring-4-Ann')
    await findByRole(page, 'group', { name: /Your account is ready/ })
  })

  it('that the shop refuses says why, and the password stays', async () => {
    keep()
    show()
    await create('Ring-4-Ann')
    await findByText(page, 'There is already an account with this email address.', { ignore: '[role]' })
    await waitFor(() => expect(getByRole(page, 'alert').textContent).toMatch(/^There is already an account/))
    expect(await findByLabelText(page, /^Password/)).toHaveProperty('value', 'Ring-4-Ann')
    expect(open.cookie('mage-messages') ?? '').not.toContain('already')
  })

  it('is asked for a password of eight characters, and offered to no customer', async () => {
    keep()
    const { unmount } = show()
    await create('short')
    expect((await findByLabelText(page, /^Password/)).getAttribute('aria-invalid')).toBe('true')
    unmount()
    keep({ isGuest: false })
    show()
    await findByRole(page, 'heading', TITLE)
    expect(queryByRole(page, 'button', { name: 'Create account' })).toBeNull()
  })
})
