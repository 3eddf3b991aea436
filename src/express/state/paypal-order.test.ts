import type { SubmitActions } from '@adyen/adyen-web'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paypalOrdersOf } from '#demo/provider/wallets/paypal-orders.ts'
import type { OpenShop } from '#test/open-shop.ts'
import { beginCheckout } from './paid-cart.ts'
import { PaypalOrder } from './paypal-order.ts'
import { partOf, PLACES } from './places.fixture.ts'
import { enterShop } from './sheet.fixture.ts'
import { $openCheckout, $result } from './sheet-status.ts'

const DATA = { paymentMethod: { type: 'paypal' } }
let shop: OpenShop

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  shop = await enterShop()
})
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

const press = () => beginCheckout('paypal', () => undefined)!
const cart = () => [...shop.shop.carts.values()].at(-1)!
/** The order at PayPal, whose sheet shows its amount. */
const atPaypal = () => paypalOrdersOf(shop.shop, cart().id).at(-1)!
/** The shopper approves what PayPal's sheet shows. */
const approve = () => Object.assign(atPaypal(), { approved: { ...atPaypal().amount } }).approved
const orderCalls = () =>
  shop.ledger().requests.filter(({ method, path }) => method === 'POST' && /payment-information$/.test(path))
const fail = (call: string) =>
  shop.shop.moods.push({ match: `POST *${call}*`, fault: { kind: 'status', status: 500 }, seen: 0 })

/** The component is given what PayPal's sheet opens with, or why it does not. */
async function open(order: PaypalOrder) {
  const [resolve, reject] = [vi.fn<SubmitActions['resolve']>(), vi.fn<SubmitActions['reject']>()]
  await order.open(DATA, { resolve, reject })
  return { opened: resolve.mock.lastCall?.[0], refusals: reject.mock.calls.length }
}

/** The shopper authorises in PayPal's sheet: whether an order is sent. */
const authorise = (order: PaypalOrder) =>
  new Promise<'sent' | 'refused'>((done) => {
    const actions = { resolve: () => done('sent'), reject: () => done('refused') }
    void order.authorise({ shipping: PLACES.Berlin, billing: PLACES.Berlin }, actions)
  })

it('PayPal’s order is opened with what the cart costs so far', async () => {
  const { opened, refusals } = await open(new PaypalOrder(press()))
  const { id, paymentData, amount } = atPaypal()
  expect(opened).toMatchObject({
    resultCode: 'Pending',
    action: { type: 'sdk', sdkData: { token: id }, paymentData },
  })
  expect([amount, refusals]).toEqual([{ value: 5900, currency: 'EUR' }, 0])
})

it('it costs what the chosen place and delivery cost, which the shopper approves and pays', async () => {
  const pressed = press()
  const order = new PaypalOrder(pressed)
  await open(order)
  expect(await order.update({ place: partOf(PLACES.Berlin) })).toBe(atPaypal().paymentData)
  const express = pressed.sheet.current.rates.findIndex(({ carrier_code }) => carrier_code === 'expedite')
  expect(await order.update({ rate: 'expedite_expedite' })).toBe(atPaypal().paymentData)
  expect(atPaypal().deliveryMethods.findIndex(({ selected }) => selected)).toBe(express)
  const approved = approve()
  const actions = {
    resolve: () =>
      pressed.sendDetails(
        { details: { orderID: atPaypal().id } },
        { resolve: () => undefined, reject: () => undefined },
      ),
    reject: vi.fn(),
  }
  await Promise.race([
    order.authorise({ shipping: PLACES.Berlin, billing: PLACES.Berlin }, actions),
    vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith(expect.stringContaining('success'))),
  ])
  expect(actions.reject).not.toHaveBeenCalled()
  expect(shop.ledger().orders).toMatchObject([
    { method: 'adyen_paypal_express', shippingAddress: { city: 'Berlin' } },
  ])
  expect(orderCalls()[0]!.body).toContain('"brand_code":"paypal"')
  expect(shop.ledger().charges).toMatchObject([{ currency: 'EUR', authorised: approved.value }])
})

it('nothing is ordered where PayPal’s order cannot be brought to what is saved', async () => {
  const order = new PaypalOrder(press())
  await open(order)
  await order.update({ place: partOf(PLACES.Berlin) })
  approve()
  fail('paypal-update-order')
  expect(await authorise(order)).toBe('refused')
  await vi.waitFor(() => expect(cart().shippingAddress).toBeUndefined())
  expect(orderCalls()).toEqual([])
})

it('nothing is ordered from a sheet that was closed while its order was brought up to date', async () => {
  const pressed = press()
  const order = new PaypalOrder(pressed)
  await open(order)
  await order.update({ place: partOf(PLACES.Berlin) })
  approve()
  const reachShop = globalThis.fetch
  globalThis.fetch = async (...request) => {
    const answer = await reachShop(...request)
    if (/paypal-update-order/.test(answer.url)) pressed.sheet.close()
    return answer
  }
  expect(await authorise(order)).toBe('refused')
  expect(orderCalls()).toEqual([])
})

it.each(['init-payments', 'paypal-update-order'])(
  'a sheet whose %s fails does not open, which is said where the button is',
  async (call) => {
    fail(call)
    expect(await open(new PaypalOrder(press()))).toEqual({ opened: undefined, refusals: 1 })
    expect([$result.get().message, $openCheckout.get()]).toEqual([{ key: 'broken' }, undefined])
    expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('paypal failed')
  },
)
