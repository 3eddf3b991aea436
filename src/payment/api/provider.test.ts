import { expect, it } from 'vitest'
import { failure, json, sent, serve } from '#test/fetch-stub.ts'
import {
  cancelUnpaidOrder,
  disableStoredMethod,
  getHiddenMethodTypes,
  getPaymentResult,
  getProviderMethods,
  isCardForced,
  sendPaymentDetails,
} from './provider.ts'

const paths = () => sent.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)

it('is asked for its ways to pay by the cart’s country and in the shopper’s language', async () => {
  serve({ paymentMethodsResponse: { paymentMethods: [] } }, { error: true, message: 'Not in this country' })
  const of = { cartId: '37', country: 'NL', locale: 'nl-NL' }
  await getProviderMethods('adyen', of)
  expect(paths()).toEqual(['POST /adyen-ext-payment/payment/methods'])
  expect(Object.fromEntries(new URLSearchParams(sent[0]!.body))).toMatchObject({
    cart_id: '37',
    country_id: 'NL',
    locale: 'nl_NL',
  })
  expect((await failure(getProviderMethods('adyen', of))).text).toBe('Not in this country')
})

it('is asked about one order, and gets what its shopper did, under the order’s path', async () => {
  serve({ isFinal: true, resultCode: 'Authorised' })
  await getPaymentResult('adyen', '4 2')
  await sendPaymentDetails('adyen', '4 2', { details: { redirectResult: 'x' } })
  expect(paths()).toEqual([
    'GET /rest/default/V1/adyen-ext-payment/4%202/payment-result',
    'POST /rest/default/V1/adyen-ext-payment/4%202/payment-details',
  ])
  expect(JSON.parse(sent[1]!.body)).toEqual({
    payload: '{"details":{"redirectResult":"x"}}',
    orderId: '4 2',
  })
  serve([])
  expect((await failure(getPaymentResult('adyen', '42'))).kind).toBe('server')
})

it('gives an unpaid order up, which the shop says with a 400', async () => {
  const restored = json({ message: 'The payment was cancelled.' }, 400)
  serve(restored)
  expect(await cancelUnpaidOrder('adyen', '42')).toBeUndefined()
  expect(JSON.parse(sent[0]!.body)).toEqual({ payload: '{"cancelled":true}', orderId: '42' })
  serve({ isFinal: true, resultCode: 'Authorised' })
  expect(await cancelUnpaidOrder('adyen', '42')).toMatchObject({ resultCode: 'Authorised' })
  serve(json({ message: 'Locked' }, 409))
  expect((await failure(cancelUnpaidOrder('adyen', '42'))).status).toBe(409)
})

it('has settings and stored methods of its own', async () => {
  serve(['ideal'], { enabled: '1' }, '0', true)
  expect(await getHiddenMethodTypes('adyen')).toEqual(['ideal'])
  expect([await isCardForced('adyen'), await isCardForced('adyen')]).toEqual([true, false])
  expect(await disableStoredMethod('adyen', 'a/b')).toBe(true)
  expect(paths()).toEqual([
    'GET /rest/default/V1/adyen-ext-payment/dropin/remove-payment-methods',
    'GET /rest/default/V1/adyen-ext-payment/dropin/temp-enabled-cc',
    'GET /rest/default/V1/adyen-ext-payment/dropin/temp-enabled-cc',
    'POST /rest/default/V1/adyen-ext-payment/dropin/disable-recurring-contract/a%2Fb',
  ])
})
