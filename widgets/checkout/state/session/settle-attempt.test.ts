import { afterEach, describe, expect, it, vi } from 'vitest'
import { addProduct, makeCart } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { inAustin } from '#test/austin.ts'
import { navigate, openCheckout, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { $cart } from '#cart/state/cart.ts'
import { type Attempt, readAttempt, readAttempts, writeAttempt } from '#order/state/kept-attempt.ts'
import { submitAddress } from '../address/submit-address.ts'
import { $orderStatus, $refusal } from '#order/state/order.ts'
import { settleAttempt } from './resume.ts'

setUpCheckout()
afterEach(() => void vi.useRealTimers())

const HOUR = 3_600_000
const sent = (attempt: Partial<Attempt> = {}) =>
  writeAttempt({
    id: 'a1',
    cart: $cart.get()?.id ?? 'gone',
    method: 'checkmo',
    sentAt: Date.now() - HOUR,
    ...attempt,
  })
const checks = () => requestsSent(/GET payment-information/).length
const isFree = () =>
  expect([$orderStatus.get(), readAttempt(), $refusal.get()]).toEqual(['idle', undefined, undefined])

it('a checkout without an order before it asks for nothing', async () => {
  await settleAttempt()
  expect(checks()).toBe(0)
  isFree()
})

it('a cart that still has its items was not ordered, and may be', async () => {
  sent({ isAnswered: true, sentAt: Date.now() })
  await settleAttempt()
  expect(checks()).toBe(1)
  isFree()
})

it('an order of another cart is no concern of this one', async () => {
  sent({ cart: 'another' })
  await settleAttempt()
  expect(checks()).toBe(0)
  isFree()
})

it('an order of another cart that may still arrive is left to who sent it', async () => {
  sent({ cart: 'another', sentAt: Date.now() })
  await settleAttempt()
  expect([checks(), $orderStatus.get(), readAttempt()?.id]).toEqual([0, 'idle', 'a1'])
})

it('an order of another cart that waits for its payment is left to who pays it', async () => {
  sent({ cart: 'another', orderId: '7', isAnswered: true, sentAt: Date.now() })
  await settleAttempt()
  expect([checks(), $orderStatus.get(), readAttempt()?.orderId]).toEqual([0, 'idle', '7'])
})

it('an order of a product that is bought in another tab is left to it, also beside an empty cart', async () => {
  await openCheckout({ items: [] })
  const [session] = shop.shop.sessions.values()
  const cart = makeCart(shop.shop, session!)
  shop.shop.carts.set(cart.id, cart)
  addProduct(shop.shop, cart, productBySku('NK-2')!, 1)
  sent({ cart: cart.mask, method: 'adyen_googlepay', hasProviderResult: true, sentAt: Date.now() })
  await settleAttempt()
  expect([navigate.mock.calls, $orderStatus.get(), readAttempt()?.id]).toEqual([[], 'idle', 'a1'])
})

/** A page below this base URL has sent it. */
const sentBelow = (shop: string, attempt: Partial<Attempt> = {}) => {
  sent(attempt)
  localStorage.setItem('bezel-attempt', JSON.stringify({ ...readAttempt(), shop }))
}

describe('an order of another shop on this host', () => {
  it('is left to its own pages', async () => {
    sentBelow('/other/', { cart: 'another' })
    await settleAttempt()
    expect([checks(), $orderStatus.get(), readAttempts().length]).toEqual([0, 'idle', 1])
  })

  it('leads nobody on whose cart here is empty', async () => {
    await openCheckout({ items: [] })
    sentBelow('/other/', { cart: 'another' })
    await settleAttempt()
    expect([navigate.mock.calls, $orderStatus.get(), readAttempts().length]).toEqual([[], 'idle', 1])
  })
})

it('an order of this cart that another store view has sent is looked up', async () => {
  sentBelow('/de/', { isAnswered: true, sentAt: Date.now() })
  await settleAttempt()
  expect([checks(), readAttempts()]).toEqual([1, []])
})

it('an order that is under way in this tab is left to it', async () => {
  sent()
  $orderStatus.set('pending')
  await settleAttempt()
  expect([checks(), $orderStatus.get(), readAttempt()?.id]).toEqual([0, 'pending', 'a1'])
})

it('a cart that is gone was ordered, and the success page shows it', async () => {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  sent()
  shop.shop.carts.clear()
  void settleAttempt()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  expect(readAttempt()).toBeUndefined()
})

it.each(['adyen_googlepay', 'adyen_paypal_express'])(
  'an order by %s that is answered in another tab meanwhile is looked up with the provider',
  async (method) => {
    await submitAddress({ shipping: inAustin, billing: inAustin })
    const order: Partial<Attempt> = { method, hasProviderResult: true, sentAt: Date.now() }
    sent(order)
    shop.shop.carts.clear()
    void settleAttempt()
    sent({ ...order, isAnswered: true, orderId: '7' })
    await vi.waitFor(() => expect(requestsSent(/payment-result/)).toHaveLength(1))
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/result'))
  },
)

it('a wallet’s order that is paid after its answer is not taken for paid where that was lost', async () => {
  await openCheckout({ items: [] })
  sent({ method: 'adyen_paypal_express', hasProviderResult: true })
  void settleAttempt()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/result'))
})

it('a wallet’s order that is paid with it leads to success where its answer was lost', async () => {
  await openCheckout({ items: [] })
  sent({ method: 'adyen_googlepay', hasProviderResult: true })
  void settleAttempt()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
})

it('an empty cart whose order was never answered leads to success', async () => {
  await openCheckout({ items: [] })
  sent()
  void settleAttempt()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
})

it('who comes by a link has seen the result of an order that was answered', async () => {
  await openCheckout({ items: [] })
  sent({ orderId: '7', isAnswered: true })
  await settleAttempt()
  expect(navigate).not.toHaveBeenCalled()
  isFree()
})

it('who comes by a link while the bank’s question is open is led on to it', async () => {
  const question = {
    resultCode: 'ChallengeShopper',
    action: { type: 'redirect', url: 'https://bank.example' },
  }
  await openCheckout({ items: [] })
  shop.shop.moods.push({
    match: 'GET *payment-result',
    fault: { kind: 'wrong-shape', body: JSON.stringify(question) },
    seen: 0,
  })
  sent({ orderId: '7', isAnswered: true, hasProviderResult: true, method: 'adyen_hpp' })
  void settleAttempt()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/result'))
})

it('an order that may still arrive is waited for, and is refused once it cannot any more', async () => {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  const before = checks()
  sent({ sentAt: Date.now() - 73_000 })
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const settling = settleAttempt()
  await vi.advanceTimersByTimeAsync(1000)
  expect($orderStatus.get()).toBe('pending')
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await settling
  expect(checks()).toBeGreaterThan(before + 1)
  expect([$orderStatus.get(), $refusal.get()?.message]).toEqual(['idle', { key: 'place-order.notPlaced' }])
})
