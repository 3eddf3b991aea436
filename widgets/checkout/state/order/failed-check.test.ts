import { expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { openCheckout, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { strike } from '#demo/wire/personalities.ts'
import { ApiError } from '#http/api-error.ts'
import { listen } from '#dom/events.ts'
import { $cart } from '#cart/state/cart.ts'
import { $isSessionRefused } from '#storefront/state/config.ts'
import { submitAddress } from '../address/submit-address.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { addOrderPart } from './order-parts.ts'
import { checkOutcome, placeOrder } from './place-order.ts'
import { $orderStatus, $refusal } from '#order/state/order.ts'

setUpCheckout()

async function readyToOrder(customer?: string) {
  await openCheckout({ customer })
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
}

async function press() {
  placeOrder()
  expect($orderStatus.get()).toBe('pending')
  await vi.waitFor(() => expect($orderStatus.get()).toBe('idle'))
  return $refusal.get()?.message
}

const cartReads = () => requestsSent(/GET data/).length

it('a session that ended before the check is over, and nothing is ordered', async () => {
  await readyToOrder('bea@example.com')
  expect($cart.get()?.customer).toBe(true)
  strike(shop.shop, 'expired-session')
  expect(await press()).toEqual({ key: 'place-order.session' })
  await vi.waitFor(() => expect($isSessionRefused.get()).toBe(true))
  expect(shop.ledger().orders).toEqual([])
})

it('a page in place of the check may be a login: whose cart it is, is read again', async () => {
  await readyToOrder()
  shop.shop.moods.push({ match: 'GET *totals*', times: 1, fault: { kind: 'html-200' }, seen: 0 })
  const before = cartReads()
  expect(await press()).toEqual({ key: 'place-order.failed' })
  expect(cartReads()).toBe(before + 1)
})

it('a check that failed for another reason leaves the cart as it is', async () => {
  await readyToOrder()
  shop.shop.moods.push({
    match: 'GET *totals*',
    times: 1,
    fault: { kind: 'status', status: 400 },
    seen: 0,
  })
  const before = cartReads()
  expect(await press()).toEqual({ key: 'place-order.failed' })
  expect(cartReads()).toBe(before)
})

it('what stops an order before it is sent leaves the shopper free to press again', async () => {
  await readyToOrder()
  const remove = addOrderPart({ before: async () => ({ type: 'stay' }) })
  expect(await press()).toBeUndefined()
  remove()
  expect(requestsSent(/POST payment-information/)).toEqual([])
  placeOrder()
  await vi.waitFor(() => expect(shop.ledger().orders).toHaveLength(1))
})

it('an order that a later check has found is reported with the method it was sent with', async () => {
  await readyToOrder()
  for (const [match, kind] of [
    ['POST *payment-information', 'commit-drop'],
    ['GET *payment-information*', 'abort'],
  ] as const)
    shop.shop.moods.push({ match, fault: { kind }, seen: 0 })
  placeOrder()
  await vi.waitFor(() => expect($orderStatus.get()).toBe('unknown'))
  shop.shop.moods.length = 0
  chooseMethod('banktransfer')
  const placed: string[] = []
  const stop = listen('bezel:order-placed', ({ method }) => void placed.push(method))
  void checkOutcome()
  await vi.waitFor(() => expect(placed).toEqual(['checkmo']))
  stop()
})

it('the shop’s reason why it does not take what goes before the order is said', async () => {
  await readyToOrder()
  const before = () => Promise.reject(new ApiError('business', 400, { text: 'At most 255 characters.' }))
  const remove = addOrderPart({ before })
  expect(await press()).toEqual({ text: 'At most 255 characters.' })
  remove()
})
