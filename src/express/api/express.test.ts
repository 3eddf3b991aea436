import { expect, it } from 'vitest'
import { failure, json, sent, serve } from '#test/fetch-stub.ts'
import {
  clearCoupon,
  setCoupon,
  activateExpress,
  cancelExpress,
  initExpress,
  openPaypalOrder,
  updatePaypalOrder,
} from './express.ts'

const guest = { id: 'masked', customer: false }
const customer = { id: 'masked', customer: true }
const totals = { total_segments: [{ code: 'grand_total', title: '', value: 36.9 }] }
const offer = {
  masked_quote_id: 'masked',
  is_virtual_quote: false,
  totals,
  adyen_payment_methods: {
    methods_response: [
      {
        type: 'googlepay',
        brands: ['visa'],
        configuration: { merchant_id: '7', gateway_merchant_id: 'Shop', intent: '', merchant_name: '' },
      },
    ],
  },
}
const bodies = () =>
  sent.map(({ path, body }) => [path.replace('/rest/default/V1/', ''), body && JSON.parse(body)])

it('makes a cart for one product, and remembers whose cart stands behind it', async () => {
  serve(offer)
  const product = { product: 57, qty: 2, super_attribute: { 137: 21 } }
  expect(await initExpress('adyen', product, { id: 'own', customer: false }, 'former')).toMatchObject({
    id: 'masked',
    isVirtual: false,
    totals: { total_segments: [{ value: 36.9 }] },
    paymentMethodsResponse: {
      paymentMethods: [
        {
          type: 'googlepay',
          brands: ['visa'],
          configuration: { merchantId: '7', gatewayMerchantId: 'Shop' },
        },
      ],
    },
  })
  await initExpress('adyen', product, { id: '37', customer: true })
  expect(bodies()).toEqual([
    [
      'adyen/express/init/guest',
      { productCartParams: product, guestMaskedId: 'own', adyenMaskedQuoteId: 'former' },
    ],
    ['adyen/express/init/mine', { productCartParams: product }],
  ])
})

it('says that there is no such product, or why it cannot be bought', async () => {
  const refusal = json({ message: 'The requested qty is not available' }, 400)
  serve([], refusal, { ...offer, totals: [] }, { odd: 1 })
  const init = () => initExpress('adyen', { product: 1, qty: 1 }, { customer: false })
  expect(await init()).toBeUndefined()
  expect(await failure(init())).toMatchObject({
    kind: 'business',
    text: 'The requested qty is not available',
  })
  expect((await failure(init())).kind).toBe('server')
  expect((await failure(init())).kind).toBe('server')
})

it('takes the product’s cart and gives it up, a guest’s by its id', async () => {
  serve([])
  await activateExpress('adyen', guest, 'own')
  await activateExpress('adyen', customer, '37')
  await cancelExpress('adyen', guest)
  await cancelExpress('adyen', customer)
  expect(bodies()).toEqual([
    ['adyen/express/activate/guest', { adyenMaskedQuoteId: 'masked', currentMaskedQuoteId: 'own' }],
    ['adyen/express/activate/mine', { adyenMaskedQuoteId: 'masked' }],
    ['adyen/express/cancel/guest', { maskedQuoteId: 'masked' }],
    ['adyen/express/cancel/mine', { maskedQuoteId: 'masked' }],
  ])
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toEqual([null, null, expect.any(String), expect.any(String)])
  expect(keys[2]).not.toBe(keys[3])
})

const rate = (method_code: string, price_incl_tax: number) => ({
  carrier_code: 'ups',
  method_code,
  carrier_title: 'UPS',
  method_title: method_code,
  amount: 0,
  base_amount: 0,
  available: true,
  price_excl_tax: 0,
  price_incl_tax,
})

it('opens PayPal’s order and brings it to the cart’s rates in the currency’s smallest unit', async () => {
  const action = { type: 'sdk', paymentMethodType: 'paypal', paymentData: 'one', sdkData: { token: 'EC-1' } }
  serve(
    JSON.stringify({ isFinal: false, resultCode: 'Pending', action }),
    JSON.stringify({ status: 'success', paymentData: 'two' }),
  )
  expect(await openPaypalOrder('adyen', guest, { paymentMethod: { type: 'paypal' } })).toMatchObject({
    action,
  })
  const rates = [rate('slow', 1.5), rate('fast', 2.125)]
  const update = { paymentData: 'one', rates, chosen: rates[1]!, currency: 'KWD' }
  expect(await updatePaypalOrder('adyen', guest, update)).toBe('two')
  const [opened, updated] = sent.map(({ body }) => JSON.parse(body))
  expect(bodies().map(([path]) => path)).toEqual([
    'adyen/express/init-payments/guest',
    'adyen/express/paypal-update-order/guest',
  ])
  expect(opened).toEqual({ stateData: '{"paymentMethod":{"type":"paypal"}}', guestMaskedId: 'masked' })
  expect(updated).toMatchObject({ paymentData: 'one', guestMaskedId: 'masked' })
  expect(JSON.parse(updated.deliveryMethods)).toMatchObject([
    { reference: '1', description: 'UPS – slow', amount: { currency: 'KWD', value: 1500 }, selected: false },
    { reference: '2', description: 'UPS – fast', amount: { currency: 'KWD', value: 2125 }, selected: true },
  ])
})

it('has no update without new payment data, and none of a delivery for a virtual cart', async () => {
  serve(JSON.stringify({ status: 'success' }))
  const update = updatePaypalOrder('adyen', customer, { paymentData: 'one', currency: 'EUR' })
  expect((await failure(update)).kind).toBe('server')
  expect(JSON.parse(sent[0]!.body)).toEqual({ paymentData: 'one', deliveryMethods: '[]' })
  serve([])
  expect((await failure(openPaypalOrder('adyen', customer, {}))).kind).toBe('server')
})

it('sets and removes the coupon of a cart that is not the session’s', async () => {
  serve(true)
  await setCoupon(guest, 'A/B')
  await clearCoupon(customer)
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /rest/default/V1/guest-carts/masked/coupons/A%2FB',
    'DELETE /rest/default/V1/carts/mine/coupons',
  ])
  serve(json({ message: "The coupon code isn't valid. Verify the code and try again." }, 404))
  expect((await failure(setCoupon(guest, 'X'))).kind).toBe('business')
})
