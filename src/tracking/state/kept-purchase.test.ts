import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dispatch } from '#dom/events.ts'
import { enter, events, openPage, settle, setUpTracking, tracked } from './tracking.fixture.ts'

setUpTracking()

const SUCCESS = '/checkout/onepage/success/'
const ORDERS = 'bezel-seen-orders'
const purchases = () => events.filter(({ event }) => event === 'purchase')
const ids = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String(first + at))

beforeEach(async () => {
  enter()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate' } as unknown as PerformanceNavigationTiming,
  ])
  await openCheckout()
})
afterEach(() => void vi.restoreAllMocks())

async function openCheckout() {
  history.replaceState(null, '', '/checkout')
  await (await openPage({ consent: true })).cart.loadCart()
  await settle()
  events.length = tracked.length = 0
}

async function openSuccess() {
  history.replaceState(null, '', SUCCESS)
  await openPage({ consent: true })
  await settle()
}

it('an order is known among the last twenty, in any tab', async () => {
  localStorage.setItem(ORDERS, JSON.stringify(ids(1, 20)))
  dispatch('bezel:order-placed', { orderId: '21', method: 'checkmo' })
  await openSuccess()
  expect(JSON.parse(localStorage.getItem(ORDERS)!)).toEqual(ids(2, 21))
  await openCheckout()
  dispatch('bezel:order-placed', { orderId: '2', method: 'checkmo' })
  await openSuccess()
  expect(purchases()).toEqual([])
})

it.each(['{', 'null', '"7"', '{"a":7}', '[7,null,{}]'])(
  'what another version has kept of the orders keeps no new one from being counted: %s',
  async (kept) => {
    localStorage.setItem(ORDERS, kept)
    dispatch('bezel:order-placed', { orderId: '8', method: 'checkmo' })
    await openSuccess()
    expect(purchases()).toMatchObject([{ ecommerce: { transaction_id: '8' } }])
  },
)

it('an order the shop gives no number of has an id all the same', async () => {
  dispatch('bezel:before-place-order', { method: 'checkmo' })
  dispatch('bezel:order-placed', { orderId: '', method: 'checkmo' })
  await openSuccess()
  const id = (purchases()[0]!.ecommerce as { transaction_id: string }).transaction_id
  expect(id).toMatch(/^\w{10,}$/)
})

it('a confirmed order is paid as it was sent, not as it is reported', async () => {
  dispatch('bezel:before-place-order', { method: 'applepay' })
  dispatch('bezel:order-placed', { orderId: '9', method: 'card' })
  await openSuccess()
  expect(purchases()).toMatchObject([{ ecommerce: { payment_type: 'applepay' } }])
})

it('an order that only its page confirms ends the checkout as well', async () => {
  dispatch('bezel:checkout-step', { step: 'shipping_address', index: 0 })
  dispatch('bezel:before-place-order', { method: 'ideal' })
  await openSuccess()
  await openCheckout()
  dispatch('bezel:checkout-step', { step: 'shipping_address', index: 0 })
  await settle()
  expect(tracked).toEqual(['begin_checkout', 'checkout_step'])
})

it.each(['', '11'])('a product bought by express ends no checkout of the cart: order %s', async (orderId) => {
  const own = () => dispatch('bezel:checkout-step', { step: 'shipping_address', index: 0 })
  own()
  const ecommerce = { currency: 'EUR', value: 7, items: [] }
  dispatch('bezel:before-place-order', { method: 'adyen_googlepay', ecommerce })
  if (orderId) dispatch('bezel:order-placed', { orderId, method: 'adyen_googlepay' })
  await openSuccess()
  expect(purchases()).toMatchObject([{ ecommerce: { value: 7 } }])
  await openCheckout()
  own()
  await settle()
  expect(tracked).toEqual([])
})

it.each([
  'null',
  '[]',
  '{"id":"9"}',
  '{"id":"9","ecommerce":[]}',
  '{"id":"9","ecommerce":{"items":{}}}',
  '{"id":"","ecommerce":{"items":[]}}',
  '{"id":{},"ecommerce":{"items":[]}}',
])('what another version has kept of an order is none, and the page tracks on: %s', async (kept) => {
  sessionStorage.setItem('bezel-seen-order', kept)
  await openSuccess()
  dispatch('bezel:order-failed', { method: 'checkmo' })
  await settle()
  expect(tracked).toEqual(['error_shown'])
})

it('a cart nobody knows makes no purchase', async () => {
  history.replaceState(null, '', '/checkout')
  await openPage({ consent: true })
  await settle()
  dispatch('bezel:before-place-order', { method: 'checkmo' })
  dispatch('bezel:order-placed', { orderId: '10', method: 'checkmo' })
  await openSuccess()
  expect(purchases()).toEqual([])
})
