import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { navigate, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { paymentMethod } from '#bezel.ts'
import { readAttempt } from '#order/state/kept-attempt.ts'
import type { PagePaymentMethod } from '../state/payment-methods.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { placeOrder } from '#widgets/checkout/state/order/place-order.ts'
import { $orderStatus, $refusal, $refusedPayment } from '#order/state/order.ts'
import { $chosenMethod, chooseMethod } from '../state/chosen-method.ts'
import { $offeredMethods, methodOf } from '../state/offered-methods.ts'
import { registerMethods } from '../methods/methods.tsx'

setUpCheckout()
afterEach(() => void vi.useRealTimers())

/** The page adds it, and the shopper orders with it. */
async function order(own: Omit<PagePaymentMethod, 'code'>, code = 'pebbles') {
  await paymentMethod({ code, ...own })
  await registerMethods()
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod(code)
  placeOrder()
}
const offered = () => $offeredMethods.get()?.map(({ code }) => code)
const ordersSent = () => requestsSent(/POST payment-information/)
const idle = () => vi.waitFor(() => expect($orderStatus.get()).toBe('idle'))
const succeeds = () => vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))

beforeEach(() => submitAddress({ shipping: inAustin, billing: inAustin }))

it('what it gives goes with the one order, which is sent like any other', async () => {
  const keys: (string | null)[] = []
  const reachShop = globalThis.fetch
  globalThis.fetch = (address, options) => {
    if (options?.method === 'POST' && /payment-information$/.test(String(address)))
      keys.push(new Headers(options.headers).get('Idempotency-Key'))
    return reachShop(address, options)
  }
  const place = vi.fn(async () => ({
    order: { additional_data: { pouch: 1234, odd: { x: 1 } }, po_number: 'PO-7' },
  }))
  await order({ place })
  placeOrder()
  await succeeds()
  expect(place).toHaveBeenCalledOnce()
  expect(keys).toEqual([expect.stringMatching(/^\w{20,}$/)])
  const [placed] = shop.ledger().orders
  expect(placed).toMatchObject({
    method: 'pebbles',
    payment: { additional_data: { pouch: '1234' }, po_number: 'PO-7' },
  })
  expect(placed!.payment!.additional_data).not.toHaveProperty('odd')
})

it('learns what is to pay and who pays when it places the order, and nothing of the person before', async () => {
  const asked: unknown[] = []
  const place = vi.fn((_: object) => ({ order: {} }))
  await order({ place, isOffered: (facts) => asked.push(facts) > 0 })
  await succeeds()
  const amount = shop.ledger().orders[0]!.grandTotal
  const [given] = place.mock.calls[0]!
  expect(given).toMatchObject({ code: 'pebbles', amount, currency: 'USD', country: 'US' })
  expect(given).toMatchObject({ email: 'ann@example.com', billing: { city: 'Austin' } })
  expect(Object.isFrozen(given)).toBe(true)
  expect(JSON.stringify(asked)).not.toMatch(/Austin|@|cart/)
})

it('is shown where the shop offers its code, and its own rule allows it', async () => {
  const place = () => ({ order: {} })
  for (const code of ['pebbles', 'shells']) await paymentMethod({ code, place })
  await registerMethods()
  expect(offered()).toContain('pebbles')
  expect(offered()).not.toContain('shells')
})

it.each([
  ['refuses', () => false],
  [
    'throws',
    () => {
      throw new Error('broken rule')
    },
  ],
])('is not shown where its rule %s', async (_, isOffered) => {
  await paymentMethod({ code: 'pebbles', isOffered, place: () => ({ order: {} }) })
  await registerMethods()
  expect(offered()).not.toContain('pebbles')
})

it('does not take the place of one of ours, nor of one the page named before', async () => {
  const ours = methodOf('checkmo')
  const place = vi.fn(() => ({ order: {} }))
  await paymentMethod({ code: 'checkmo', place: () => ({ refused: 'taken over' }) })
  await paymentMethod({ code: 'pebbles', place })
  await order({ place: () => ({ refused: 'the second' }) })
  await succeeds()
  expect(methodOf('checkmo')).toBe(ours)
  expect(place).toHaveBeenCalledOnce()
})

it.each([
  ['throws', () => Promise.reject(new Error('its server is down'))],
  ['gives nothing', () => undefined],
  ['gives what is no outcome', () => ({ done: true })],
])('one that %s orders nothing, says so, and leaves the way free', async (_, place: () => unknown) => {
  await order({ place })
  await idle()
  expect($refusal.get()?.message).toEqual({ key: 'place-order.notPlaced' })
  expect([ordersSent(), readAttempt()]).toEqual([[], undefined])
  chooseMethod('checkmo')
  placeOrder()
  await succeeds()
  expect(shop.ledger().orders).toHaveLength(1)
})

it.each([
  ['a minute', undefined, 60_000],
  ['its own limit', 5000, 5000],
])('one that hangs is given up after %s, and what it gives later is dropped', async (_, timeLimit, limit) => {
  let answer = (_: object) => {}
  await new Promise<void>((called) => {
    const place = () => {
      vi.useFakeTimers()
      called()
      return new Promise<object>((resolve) => (answer = resolve))
    }
    void order({ place, timeLimit })
  })
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect($orderStatus.get()).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await idle()
  expect($refusal.get()?.message).toEqual({ key: 'place-order.notPlaced' })
  answer({ order: {} })
  chooseMethod('checkmo')
  placeOrder()
  await succeeds()
  expect(shop.ledger().orders.map(({ method }) => method)).toEqual(['checkmo'])
})

it('a refusal leads back to it, with its words', async () => {
  await order({ place: () => ({ refused: 'This pouch is empty.' }) })
  await idle()
  const message = { text: 'This pouch is empty.' }
  expect($refusal.get()).toEqual({ message, modal: true })
  expect($refusedPayment.get()).toEqual({ method: 'pebbles', message })
  expect(ordersSent()).toEqual([])
})

it('may lead to another page after the order, or in place of it', async () => {
  await order({ place: () => ({ order: {}, redirect: '/pebbles/count' }) })
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/pebbles/count'))
  expect(shop.ledger().orders).toHaveLength(1)
})

it.each(['https://evil.example/', 'javascript:alert(1)'])(
  'makes no order that is paid at %s',
  async (redirect) => {
    await order({ place: () => ({ order: {}, redirect }) })
    await idle()
    expect($refusal.get()?.message).toEqual({ key: 'place-order.redirect' })
    expect(ordersSent()).toEqual([])
  },
)

it('an order whose answer was lost is not repeated', async () => {
  shop.shop.moods.push({ match: 'POST *payment-information', fault: { kind: 'commit-drop' }, seen: 0 })
  await order({ place: () => ({ order: {} }) })
  await succeeds()
  expect(ordersSent()).toHaveLength(1)
})

it('one that is incomplete keeps the order', async () => {
  await order({ isComplete: () => false, place: () => ({ order: {} }) })
  await idle()
  expect(ordersSent()).toEqual([])
  expect($refusal.get()).toBeUndefined()
})

it('after a reload says where the order is paid', async () => {
  await order({ place: () => ({ refused: 'no' }), resume: () => ({ redirect: '/pebbles/count' }) })
  await idle()
  const { method } = $chosenMethod.get()!
  expect(await method.resume!('7', {} as never)).toEqual({ type: 'redirect', url: '/pebbles/count' })
})

it.each([
  ['says nothing', undefined],
  ['throws', () => Promise.reject(new Error('no'))],
  ['leads elsewhere', () => ({ redirect: 'https://evil.example/' })],
])('one that then %s counts as placed', async (_, resume: PagePaymentMethod['resume']) => {
  await order({ place: () => ({ refused: 'no' }), resume })
  expect(await $chosenMethod.get()!.method.resume!('7', {} as never)).toEqual({ type: 'done', orderId: '7' })
})

it.each([{}, null, { code: '', place() {} }, { code: 'x' }])('%o is no way to pay', async (given) => {
  await expect(paymentMethod(given as never)).rejects.toMatchObject({ code: 'invalid' })
})
