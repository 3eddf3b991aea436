import { expect, it, vi } from 'vitest'
import { dispatch } from '#dom/events.ts'
import {
  enter,
  events,
  marketed,
  openPage,
  settle,
  setUpTracking,
  tracked,
} from '#tracking/state/tracking.fixture.ts'

setUpTracking()

const PENDANT = { item_id: 'NK-2', item_name: 'Moon Pendant', price: 64, quantity: 1 }

const toStep = (step: string, index: number) => dispatch('bezel:checkout-step', { step, index })
const named = (name: string) => events.filter(({ event }) => event === name)

async function enterWithCart(currency?: string) {
  enter({ items: [{ sku: 'NK-2' }], currency })
  const page = await openPage({ consent: true })
  await page.cart.loadCart()
  await settle()
  return page
}

it('an addition carries what was added and its price, the checkout what the whole cart costs', async () => {
  const { cart } = await enterWithCart()
  const { applyCoupon } = await import('#discounts/state/discounts.ts')
  await applyCoupon('SPRING')
  toStep('shipping_address', 0)
  await settle()
  const [added] = named('add_to_cart')
  expect(added!.ecommerce).toEqual({ currency: 'USD', value: PENDANT.price, items: [PENDANT] })
  const [begun] = named('begin_checkout')
  const { grand_total: value } = cart.$totals.get()!
  const discount = PENDANT.price - value
  expect(discount).toBeGreaterThan(0)
  expect(begun!.ecommerce).toEqual({
    currency: 'USD',
    value,
    tax: 0,
    shipping: 0,
    discount: expect.closeTo(discount, 2) as number,
    items: [{ ...PENDANT, price: value, discount: expect.closeTo(discount, 2) as number }],
  })
  expect(named('checkout_step')).toMatchObject([{ step: 'shipping_address', step_number: 1 }])
})

it('amounts are in the cart’s currency', async () => {
  await enterWithCart('EUR')
  expect(named('add_to_cart')).toMatchObject([
    { ecommerce: { currency: 'EUR', items: [{ item_id: 'NK-2' }] } },
  ])
})

it('a checkout’s events name its delivery and its payment, each once however often the review is seen', async () => {
  await enterWithCart()
  toStep('shipping_address', 0)
  dispatch('bezel:shipping-selected', { method: 'flatrate_flatrate' })
  toStep('payment_method', 2)
  dispatch('bezel:payment-selected', { method: 'checkmo' })
  toStep('item_summary', 3)
  toStep('item_summary', 3)
  await settle()
  expect(tracked.slice(1)).toEqual([
    'begin_checkout',
    'checkout_step',
    'add_shipping_info',
    'checkout_step',
    'add_payment_info',
    'checkout_step',
  ])
  expect(named('add_shipping_info')).toMatchObject([{ ecommerce: { shipping_tier: 'flatrate_flatrate' } }])
  expect(named('add_payment_info')).toMatchObject([{ ecommerce: { payment_type: 'checkmo' } }])
})

it('another delivery or payment than before is tracked again', async () => {
  await enterWithCart()
  for (const [shipping, payment] of [
    ['flatrate_flatrate', 'checkmo'],
    ['express_express', 'banktransfer'],
  ] as const) {
    dispatch('bezel:shipping-selected', { method: shipping })
    dispatch('bezel:payment-selected', { method: payment })
    toStep('item_summary', 3)
  }
  await settle()
  expect(named('add_shipping_info')).toHaveLength(2)
  expect(named('add_payment_info')).toHaveLength(2)
})

it('at the first steps nothing is said of a delivery or a payment that is not chosen yet', async () => {
  await enterWithCart()
  dispatch('bezel:payment-selected', { method: 'checkmo' })
  dispatch('bezel:shipping-selected', { method: 'flatrate_flatrate' })
  toStep('shipping_address', 0)
  toStep('shipping_method', 1)
  await settle()
  expect(tracked.slice(1)).toEqual(['begin_checkout', 'checkout_step', 'checkout_step'])
  toStep('payment_method', 2)
  await settle()
  expect(tracked.slice(4)).toEqual(['add_shipping_info', 'checkout_step'])
})

it('a review without a chosen delivery or payment says nothing of either', async () => {
  await enterWithCart()
  toStep('item_summary', 3)
  await settle()
  expect(tracked.slice(1)).toEqual(['checkout_step'])
})

it('a payment that is sent from an earlier step is tracked all the same', async () => {
  await enterWithCart()
  dispatch('bezel:payment-selected', { method: 'applepay' })
  dispatch('bezel:before-place-order', { method: 'applepay' })
  await settle()
  expect(tracked.slice(1)).toEqual(['add_payment_info'])
})

it('the cart is viewed each time the drawer opens, and not while it stays closed', async () => {
  await enterWithCart()
  const { openDrawer, closeDrawer } = await import('./drawer.ts')
  expect(named('view_cart')).toEqual([])
  openDrawer()
  await settle()
  dispatch('bezel:shipping-selected', { method: 'flatrate_flatrate' })
  closeDrawer()
  await settle()
  expect(named('view_cart')).toMatchObject([{ ecommerce: { currency: 'USD', items: [PENDANT] } }])
  openDrawer()
  await settle()
  expect(named('view_cart')).toHaveLength(2)
})

it('the cart’s own page is one view of it, however often the cart is read', async () => {
  history.replaceState(null, '', '/checkout/cart/')
  const { cart } = await enterWithCart()
  const { requestQuantity } = await import('./quantities.ts')
  await requestQuantity(cart.$items.get()![0]!.item_id, 2)
  await settle()
  expect(tracked).toEqual(['add_to_cart', 'view_cart', 'add_to_cart', 'change_quantity'])
})

it('the shop’s service gets the same event id as the page, with what was bought', async () => {
  await enterWithCart()
  await vi.waitFor(() => expect(marketed()).toHaveLength(1))
  const [added] = named('add_to_cart')
  expect(marketed()).toMatchObject([
    {
      name: 'AddToCart',
      id: added!.event_id,
      custom_data: { currency: 'USD', value: PENDANT.price, content_ids: ['NK-2'], num_items: 1 },
    },
  ])
})

it('a login carries nothing of the cart', async () => {
  const { cart } = await enterWithCart()
  const { login } = await import('#customer/state/login.ts')
  await login('bea@example.com', 'Demo-1234!')
  await cart.refreshCart()
  await settle()
  expect(named('login').map((event) => 'ecommerce' in event)).toEqual([false])
})
