import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Fault } from '#demo/shop/mood.ts'
import type { OpenShop, OpenShopOptions } from '#test/open-shop.ts'
import { toPay } from '../rules/express.ts'
import { listen } from '#dom/events.ts'
import { closeAttempt } from '#order/state/attempt.ts'
import { $isSessionRefused } from '#storefront/state/config.ts'
import { beginCheckout } from './paid-cart.ts'
import { partOf, PLACES } from './places.fixture.ts'
import type { WalletCheckout } from './wallet-checkout.ts'
import { $openCheckout, $result } from './sheet-status.ts'
import { enterShop, payIn, press } from './sheet.fixture.ts'

let shop: OpenShop
let failed: string[]
let stop: () => void

beforeEach(() => {
  failed = []
  stop = listen('bezel:order-failed', ({ method }) => void failed.push(method))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  stop()
  shop.restore()
  closeAttempt()
  vi.restoreAllMocks()
})

async function enter(options?: OpenShopOptions) {
  shop = await enterShop(options)
  const open = press()
  await open.update({ place: partOf(PLACES.Berlin) })
  return open
}
const calls = (method: string, path: RegExp) =>
  shop.ledger().requests.filter((request) => request.method === method && path.test(request.path))
const orderCalls = () => calls('POST', /\/payment-information$/)
const failOnce = (match: string, fault: Fault) => shop.shop.moods.push({ match, nth: 1, fault, seen: 0 })
const ORDER = 'POST *payment-information'
const LOOK = 'GET *payment-information'

/** The shopper pays with this card, and closes nothing. */
function payWith(open: WalletCheckout, card: string) {
  const { totals } = open.sheet.current
  const token = { amount: toPay(totals), currency: totals.quote_currency_code, card }
  const data = { paymentMethod: { type: 'googlepay', googlePayToken: JSON.stringify(token) } }
  const ignore = { resolve: () => undefined, reject: () => undefined }
  const sheet = { shipping: PLACES.Berlin, billing: PLACES.Berlin }
  return open.authorise(sheet, { resolve: () => open.submit(data, ignore), reject: () => undefined })
}

it('of an order without an answer it is looked up what became of it, and no other is sent meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const open = await enter()
  failOnce(ORDER, { kind: 'commit-drop' })
  failOnce(LOOK, { kind: 'abort' })
  await payIn(open, PLACES.Berlin)
  expect([$result.get(), press()]).toEqual([{ isUnknown: true }, undefined])
  expect(await payIn(open, PLACES.Berlin)).toMatchObject({ reason: { key: 'place-order.notPlaced' } })
  expect(location.assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3000)
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith(expect.stringContaining('success')))
  expect([orderCalls().length, shop.ledger().orders.length]).toEqual([1, 1])
})

it('an order that never arrived leaves the cart as it was, once it cannot arrive any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const open = await enter()
  failOnce(ORDER, { kind: 'abort' })
  await payIn(open, PLACES.Berlin)
  const cart = [...shop.shop.carts.values()].at(-1)!
  expect([$result.get(), cart.shippingAddress?.city]).toEqual([{ isUnknown: true }, 'Berlin'])
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 80_000)
  await vi.advanceTimersByTimeAsync(3000)
  await vi.waitFor(() => expect($result.get().message).toEqual({ key: 'place-order.notPlaced' }))
  expect(cart.shippingAddress).toBeUndefined()
  expect(await payIn(open, PLACES.Berlin)).toBeUndefined()
  expect(shop.ledger().orders).toHaveLength(1)
})

it('an order that the shop refuses is said in its words, and the sheet may go on', async () => {
  const open = await enter()
  failOnce(ORDER, { kind: 'status', status: 400, body: { message: 'No more today.' } })
  expect(await payIn(open, PLACES.Berlin)).toMatchObject({ reason: { text: 'No more today.' } })
  await vi.waitFor(() => expect($result.get().message).toEqual({ text: 'No more today.' }))
  expect([$openCheckout.get() === open, failed, $isSessionRefused.get()]).toEqual([
    true,
    ['adyen_googlepay'],
    false,
  ])
  expect(calls('GET', /config\/data/)).toHaveLength(1)
  expect(await payIn(open, PLACES.Berlin)).toBeUndefined()
})

it('a session that has ended is said, and the cart is loaded anew', async () => {
  const open = await enter({ customer: 'ann@example.com' })
  failOnce(ORDER, { kind: 'status', status: 401 })
  await payIn(open, PLACES.Berlin)
  await vi.waitFor(() => expect($isSessionRefused.get()).toBe(true))
  expect([$result.get().message, $openCheckout.get()]).toEqual([{ key: 'place-order.session' }, undefined])
  expect(calls('GET', /config\/data/)).toHaveLength(2)
})

it('a card that is refused closes the sheet, and the cart that the shop gives back is loaded', async () => {
  const open = await enter()
  await payWith(open, '4000000000000002')
  expect([$result.get().message, $openCheckout.get(), failed]).toEqual([
    { key: 'place-order.refused' },
    undefined,
    ['adyen_googlepay'],
  ])
  expect(calls('GET', /config\/data/)).toHaveLength(2)
})

it('a sheet that is closed before its payment is there orders nothing, and says nothing', async () => {
  const open = await enter()
  const cart = [...shop.shop.carts.values()].at(-1)!
  const actions = { resolve: () => void open.close(), reject: vi.fn() }
  await open.authorise({ shipping: PLACES.Berlin, billing: PLACES.Berlin }, actions)
  expect([$result.get(), orderCalls(), failed, cart.shippingAddress]).toEqual([{}, [], [], undefined])
})

it('a sheet that breaks says so where its button is, and another may open', async () => {
  const open = await enter()
  await open.close({ key: 'broken' })
  expect([$result.get(), $openCheckout.get()]).toEqual([{ message: { key: 'broken' } }, undefined])
  expect(press().sheet.isClosed).toBe(false)
  expect($result.get()).toEqual({})
})

it('a page may keep a wallet’s sheet from opening, by the way to pay', async () => {
  await enter()
  const asked: string[] = []
  const end = listen('bezel:before-place-order', ({ method }, event) => {
    asked.push(method)
    event.preventDefault()
  })
  expect([press(), beginCheckout('paypal', (refusal) => refusal as never)]).toEqual([undefined, undefined])
  end()
  expect(asked).toEqual(['adyen_googlepay', 'adyen_paypal_express'])
})

it('a cart that is gone before the order is sent is read again, for the shopper to check', async () => {
  const open = await enter()
  const body = { message: 'No such entity with %fieldName', parameters: { fieldName: 'cartId' } }
  failOnce('POST *shipping-information', { kind: 'status', status: 404, body })
  expect(await payIn(open, PLACES.Berlin)).toMatchObject({ reason: { key: 'place-order.cartChanged' } })
  await vi.waitFor(() => expect($result.get().message).toEqual({ key: 'place-order.cartChanged' }))
  await vi.waitFor(() => expect(calls('GET', /cart\/items/)).toHaveLength(1))
})
