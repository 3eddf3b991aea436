import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failure, json, sent, serve } from '#test/fetch-stub.ts'
import { attemptFor } from '#order/state/attempt.ts'
import { fetchResult, Purchase, REFUSED } from './purchase.ts'

const order = { cart: { id: 'cart' }, method: 'adyen_hpp', billing: { email: 'a@b.example' } } as never
const press = () => ({ resolve: vi.fn(), reject: vi.fn() })
const orders = () => sent.filter(({ method, path }) => method === 'POST' && /payment-information$/.test(path))
const additional = () =>
  (JSON.parse(orders()[0]!.body) as { paymentMethod: { additional_data: object } }).paymentMethod
    .additional_data
const AUTHORISED = json({ isFinal: true, resultCode: 'Authorised' })
const CHALLENGE = json({ resultCode: 'ChallengeShopper', action: { type: 'threeDS2' } })

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

it('a refused order is refused in the sheet with its words, and its error is the outcome', async () => {
  serve(json({ message: 'Sold out' }, 400))
  const words = { error: { googlePayError: {} } } as never
  const rejectionFor = vi.fn(() => words)
  const purchase = new Purchase(order, () => {}, rejectionFor)
  const actions = press()
  const refused = failure(purchase.outcome)
  await purchase.submit({}, actions)
  const error = await refused
  expect(error).toMatchObject({ kind: 'business', text: 'Sold out' })
  expect(rejectionFor).toHaveBeenCalledExactlyOnceWith(error)
  expect(actions.reject).toHaveBeenCalledExactlyOnceWith(words)
  expect(orders()).toHaveLength(1)
  expect(sent).toHaveLength(1)
})

it('a refused order of a form without words is refused as well', async () => {
  serve(json({ message: 'Sold out' }, 400))
  const purchase = new Purchase(order, () => {})
  const actions = press()
  const refused = failure(purchase.outcome)
  await purchase.submit({}, actions)
  expect(await refused).toMatchObject({ kind: 'business' })
  expect(actions.reject).toHaveBeenCalledExactlyOnceWith(undefined)
})

it('a paid order closes the form with its result, and asks nothing of the shopper', async () => {
  serve(json('42'), AUTHORISED)
  const onAction = vi.fn()
  const actions = press()
  await new Purchase(order, onAction).submit({ paymentMethod: {} }, actions)
  expect(actions.resolve).toHaveBeenCalledExactlyOnceWith({ resultCode: 'Authorised', action: undefined })
  expect(actions.reject).not.toHaveBeenCalled()
  expect(onAction).not.toHaveBeenCalled()
})

it('a form that names no type sends its data alone, and the order says where its result is', async () => {
  serve(json('42'), CHALLENGE)
  await new Purchase(order, () => {}).submit({ paymentMethod: { type: {} } }, press())
  expect(additional()).toEqual({ stateData: '{"paymentMethod":{"type":{}}}' })
  expect(attemptFor('cart')).toMatchObject({ hasProviderResult: true, orderId: '42' })
})

it('an order that comes before its details carries the type alone, and is sent once', async () => {
  serve(json('42'), AUTHORISED)
  const purchase = new Purchase(order, () => {})
  await purchase.placeBeforeDetails('paypal')
  expect(additional()).toEqual({ brand_code: 'paypal' })
  expect(attemptFor('cart')).toMatchObject({ hasProviderResult: true })
  await expect(purchase.placeBeforeDetails('paypal')).rejects.toThrow()
  const second = press()
  await purchase.submit({}, second)
  expect(second.reject).toHaveBeenCalledOnce()
  await purchase.sendDetails({ details: {} }, press())
  expect(await purchase.outcome).toEqual({ type: 'done', orderId: '42' })
  expect(orders()).toHaveLength(1)
})

it('a form that is closed once its order is made says what became of it', async () => {
  serve(json('42'), CHALLENGE, AUTHORISED)
  const purchase = new Purchase(order, () => {})
  await purchase.submit({}, press())
  await purchase.handleError('CANCEL')
  expect(await purchase.outcome).toEqual({ type: 'done', orderId: '42' })
})

it('a bank’s page that must not be opened ends a payment that is refused by then', async () => {
  serve(json('42'), CHALLENGE, json({ resultCode: 'Refused' }))
  const purchase = new Purchase(order, () => {})
  await purchase.submit({}, press())
  await purchase.handleBlockedRedirect()
  expect(await purchase.outcome).toBe(REFUSED)
})

it('a result that cannot be read leaves the outcome open, until a check finds it', async () => {
  serve(json({}, 503), CHALLENGE, AUTHORISED)
  const lost = await fetchResult({ orderId: '42', cart: 'cart' })
  if (lost.type !== 'unknown') return expect.unreachable(lost.type)
  const waiting = await lost.check()
  if (waiting.type !== 'unknown') return expect.unreachable(waiting.type)
  expect(await waiting.check()).toEqual({ type: 'done', orderId: '42' })
})

it('what the bank still asks when it is checked again is shown again by a reload', async () => {
  const reloaded = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  serve(json('42'), CHALLENGE, json({}, 502), CHALLENGE)
  const purchase = new Purchase(order, () => {})
  await purchase.submit({}, press())
  await purchase.sendDetails({}, press())
  const lost = await purchase.outcome
  if (lost.type !== 'unknown') return expect.unreachable(lost.type)
  expect(reloaded).not.toHaveBeenCalled()
  serve(CHALLENGE)
  void lost.check()
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalledOnce())
})
