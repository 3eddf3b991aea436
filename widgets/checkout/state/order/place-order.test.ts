import { afterEach, expect, it, vi } from 'vitest'
import { $orderStatus, $refusal, $refusedPayment } from '#order/state/order.ts'
import { rateKey } from '#delivery/rules/rate.ts'
import { $rates, $savedRate } from '#delivery/state/delivery.ts'
import { chooseRate, confirmDelivery } from '#delivery/state/rates.ts'
import { confirmPayment, chooseMethod } from '#payment/state/chosen-method.ts'
import { $step } from '../progress/steps.ts'
import { openStep } from '#checkout/state/progress.ts'
import { submitAddress } from '../address/submit-address.ts'
import { listen } from '#dom/events.ts'
import { withCartLocked } from '#cart/state/cart-lock.ts'
import { queueIdle } from '#async/queue.ts'
import { $tasks } from '#async/task.ts'
import { readSection, storeSections } from '#storefront/page/sections/sections.ts'
import { readAges } from '#storefront/page/sections/store.ts'
import { readAttempt } from '#order/state/kept-attempt.ts'
import { readDraft } from '#checkout/state/draft.ts'
import { inAustin } from '#test/austin.ts'
import { requestsSent, shop, setUpCheckout, navigate } from '#test/checkout-setup.ts'
import { finish } from './finish.ts'
import { canPlaceOrder, checkOutcome, placeOrder } from './place-order.ts'

setUpCheckout()

const orders = () => shop.ledger().orders
const weather = (match: string, fault: { kind: 'status' | 'commit-drop' | 'abort'; status?: number }) =>
  shop.shop.moods.push({ match, fault, seen: 0 })
const readyToOrder = async () => {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
}
const cancelNext = () =>
  document.addEventListener('bezel:before-place-order', (event) => event.preventDefault(), { once: true })

/** How often the page is asked whether an order may be placed. */
function countQuestions() {
  const asked = vi.fn()
  stops.push(listen('bezel:before-place-order', asked))
  return asked
}
const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

it('makes one order of five clicks, with one question to the page, and leads to the success page', async () => {
  const asked = countQuestions()
  await readyToOrder()
  for (let click = 0; click < 5; click++) placeOrder()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  expect(asked).toHaveBeenCalledOnce()
  expect(orders()).toHaveLength(1)
  expect(requestsSent(/POST payment-information/)).toHaveLength(1)
})

it('sends no order while another tab works with the cart, and says after ten seconds that nothing was ordered', async () => {
  await readyToOrder()
  void withCartLocked(() => new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  placeOrder()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect($refusal.get()?.message).toEqual({ key: 'place-order.notPlaced' }))
  expect([requestsSent(/POST payment-information/), orders(), $orderStatus.get()]).toEqual([[], [], 'idle'])
})

it('leaves no ordered cart in the section cache when another page tells the result', async () => {
  storeSections({ cart: { data_id: 1, summary_count: 3 } }, Date.now(), readAges())
  expect(readSection('cart', Date.now())).toMatchObject({ summary_count: 3 })
  void finish({ type: 'redirect', url: '/checkout/onepage/result' }, 'adyen_hpp')
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/result'))
  expect(readSection('cart', Date.now())).toBeUndefined()
})

it('leads back to the payment when it was refused, which has to be confirmed again', async () => {
  await readyToOrder()
  await confirmDelivery()
  confirmPayment()
  expect($step.get()).toBe('item_summary')
  await finish({ type: 'failed', message: { text: 'No' }, isPaymentRefused: true }, 'checkmo')
  expect([$step.get(), $refusedPayment.get()?.message]).toEqual(['payment_method', { text: 'No' }])
  openStep('item_summary')
  expect($step.get()).toBe('payment_method')
  confirmPayment()
  placeOrder()
  expect($refusedPayment.get()).toBeUndefined()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled())
})

it('keeps nothing of the shopper in the tab once the order is placed', async () => {
  await readyToOrder()
  expect(readDraft().addresses?.billing.city).toBe('Austin')
  placeOrder()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled())
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Austin')
})

it('wants a saved address first and sends nothing without', async () => {
  chooseMethod('checkmo')
  placeOrder()
  expect($refusal.get()).toEqual({ message: { problem: { key: 'order.address-unsaved' } }, modal: false })
  expect(requestsSent(/POST payment-information/)).toEqual([])
})

it('saves a delivery that was chosen a moment ago before the order, and has its price approved', async () => {
  await readyToOrder()
  const fast = $rates.get()!.find((rate) => rateKey(rate) !== $savedRate.get())!
  chooseRate(fast)
  placeOrder()
  await vi.waitFor(() => expect($refusal.get()?.message).toEqual({ key: 'place-order.totalChanged' }))
  expect([$savedRate.get(), orders()]).toEqual([rateKey(fast), []])
  placeOrder()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled())
  expect(orders()).toHaveLength(1)
})

it('places nothing when the page objects', async () => {
  await readyToOrder()
  cancelNext()
  placeOrder()
  expect($orderStatus.get()).toBe('idle')
  expect(requestsSent(/POST payment-information/)).toEqual([])
})

it('shows why the shop refused, and can be tried again', async () => {
  await readyToOrder()
  shop.shop.moods.push({
    match: 'POST *payment-information',
    times: 1,
    fault: {
      kind: 'status',
      status: 400,
      body: { message: 'Sold out: %name', parameters: { name: '<b>Ring</b>' } },
    },
    seen: 0,
  })
  placeOrder()
  await vi.waitFor(() => expect($refusal.get()?.message).toEqual({ text: 'Sold out: <b>Ring</b>' }))
  placeOrder()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled())
  expect(orders()).toHaveLength(1)
})

it('gives every attempt an id that the shop can tell it by', async () => {
  await readyToOrder()
  const keys: (string | null)[] = []
  const reachShop = globalThis.fetch
  globalThis.fetch = (address, options) => {
    const isOrder = options?.method === 'POST' && /payment-information$/.test(String(address))
    if (isOrder) keys.push(new Headers(options.headers).get('Idempotency-Key'))
    return reachShop(address, options)
  }
  shop.shop.moods.push({
    match: 'POST *payment-information',
    times: 1,
    fault: { kind: 'status', status: 400 },
    seen: 0,
  })
  placeOrder()
  await vi.waitFor(() => expect($refusal.get()).toBeDefined())
  placeOrder()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled())
  expect(keys).toEqual([expect.stringMatching(/^\w{20,}$/), expect.stringMatching(/^\w{20,}$/)])
  expect(keys[0]).not.toBe(keys[1])
})

it('goes to success when the answer was lost but the cart is gone', async () => {
  await readyToOrder()
  weather('POST *payment-information', { kind: 'commit-drop' })
  placeOrder()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  expect(orders()).toHaveLength(1)
  expect(requestsSent(/POST payment-information/)).toHaveLength(1)
})

it('does not order again while nobody knows, but asks when the shopper presses the button', async () => {
  await readyToOrder()
  weather('POST *payment-information', { kind: 'commit-drop' })
  weather('GET *payment-information*', { kind: 'abort' })
  placeOrder()
  await vi.waitFor(() => expect($orderStatus.get()).toBe('unknown'))
  const asked = countQuestions()
  placeOrder()
  await queueIdle()
  expect([$orderStatus.get(), asked.mock.calls]).toEqual(['unknown', []])
  expect(readAttempt()?.method).toBe('checkmo')
  shop.shop.moods.length = 0
  for (let press = 0; press < 2; press += 1) void checkOutcome()
  expect($tasks.get()['check-order']).toBe('running')
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  expect(orders()).toHaveLength(1)
  expect(requestsSent(/POST payment-information/)).toHaveLength(1)
})

it('has nothing to check before an order was sent', async () => {
  await readyToOrder()
  await checkOutcome()
  expect([$orderStatus.get(), navigate.mock.calls]).toEqual(['idle', []])
  expect(vi.mocked(console.warn).mock.calls.flat().join()).not.toContain('check-order')
})

it('may be tried again when the shop failed and the cart still stands', async () => {
  await readyToOrder()
  weather('POST *payment-information', { kind: 'status', status: 500 })
  placeOrder()
  await vi.waitFor(() => expect($refusal.get()?.message).toEqual({ key: 'place-order.failed' }))
  expect($orderStatus.get()).toBe('idle')
  expect(readAttempt()).toBeUndefined()
})

it('an order needs a method and a saved address', () => {
  expect(canPlaceOrder({ method: 'adyen_hpp', savedAddress: {} })).toBeUndefined()
  expect(canPlaceOrder({ method: '', savedAddress: {} })).toEqual({ key: 'order.address-unsaved' })
  expect(canPlaceOrder({ method: 'adyen_hpp', savedAddress: undefined })).toEqual({
    key: 'order.address-unsaved',
  })
})
