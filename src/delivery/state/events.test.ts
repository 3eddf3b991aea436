import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BezelEvents } from '#public/events.d.ts'
import { listen } from '#dom/events.ts'
import { inAustin } from '#test/austin.ts'
import { navigate, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { confirmDelivery } from './rates.ts'
import { placeOrder } from '#widgets/checkout/state/order/place-order.ts'
import { $orderStatus } from '#order/state/order.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'

setUpCheckout()

const EVENTS: (keyof BezelEvents)[] = [
  'bezel:shipping-selected',
  'bezel:payment-selected',
  'bezel:before-place-order',
  'bezel:order-placed',
  'bezel:order-failed',
]
let seen: [keyof BezelEvents, unknown][]
let stops: (() => void)[]
beforeEach(() => {
  seen = []
  stops = EVENTS.map((name) => listen(name, (detail) => void seen.push([name, detail])))
})
afterEach(() => stops.forEach((stop) => stop()))

async function order() {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  chooseMethod('checkmo')
  chooseMethod('checkmo')
  placeOrder()
}

it('a page receives an event for the delivery, the way to pay and the order, each once', async () => {
  await order()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled())
  expect(seen).toEqual([
    ['bezel:shipping-selected', { method: 'tablerate_bestway' }],
    ['bezel:payment-selected', { method: 'checkmo' }],
    ['bezel:before-place-order', { method: 'checkmo' }],
    ['bezel:order-placed', { orderId: String(shop.ledger().orders[0]!.id), method: 'checkmo' }],
  ])
})

it('a page receives an event for an order that failed, and none that it was placed', async () => {
  const fault = { kind: 'status', status: 400, body: { message: 'Sold out' } } as const
  shop.shop.moods.push({ match: 'POST *payment-information', fault, seen: 0 })
  await order()
  await vi.waitFor(() => expect($orderStatus.get()).toBe('idle'))
  expect(seen.slice(2)).toEqual([
    ['bezel:before-place-order', { method: 'checkmo' }],
    ['bezel:order-failed', { method: 'checkmo' }],
  ])
})
