import { expect, it } from 'vitest'
import { failure, json, sent, serve } from '#test/fetch-stub.ts'
import { extension } from './extension.ts'
import { removeStored } from './stored-cards.ts'
import { cancelUnpaid } from '#widgets/order-result/fetch-result.ts'

const provider = extension('adyen')
const order = { orderId: '4 2', cart: 'masked' }
const paths = () => sent.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)

it('is asked for its ways to pay by the cart’s country and in the shopper’s language', async () => {
  serve({ paymentMethodsResponse: { paymentMethods: [] } }, { error: true, message: 'Not in this country' })
  const of = { cart: { id: '37', customer: true }, country: 'NL', locale: 'nl-NL' }
  await provider.getMethods(of)
  expect(paths()).toEqual(['POST /adyen-ext-payment/payment/methods'])
  expect(Object.fromEntries(new URLSearchParams(sent[0]!.body))).toMatchObject({
    cart_id: '37',
    country_id: 'NL',
    locale: 'nl_NL',
  })
  expect((await failure(provider.getMethods(of))).text).toBe('Not in this country')
})

it('is asked about one order, and gets what its shopper did, under the order’s path', async () => {
  serve({ isFinal: true, resultCode: 'Authorised' })
  await provider.getResult(order)
  await provider.sendDetails(order, { details: { redirectResult: 'x' } })
  expect(paths()).toEqual([
    'GET /rest/default/V1/adyen-ext-payment/4%202/payment-result',
    'POST /rest/default/V1/adyen-ext-payment/4%202/payment-details',
  ])
  expect(JSON.parse(sent[1]!.body)).toEqual({
    payload: '{"details":{"redirectResult":"x"}}',
    orderId: '4 2',
  })
  serve([])
  expect((await failure(provider.getResult(order))).kind).toBe('server')
})

it('gives an unpaid order up, which the shop says with a 400', async () => {
  const restored = json({ message: 'The payment was cancelled.' }, 400)
  serve(restored)
  expect(await cancelUnpaid(provider, order)).toBeUndefined()
  expect(JSON.parse(sent[0]!.body)).toEqual({ payload: '{"cancelled":true}', orderId: '4 2' })
  serve({ isFinal: true, resultCode: 'Authorised' })
  expect(await cancelUnpaid(provider, order)).toMatchObject({ resultCode: 'Authorised' })
  serve(json({ message: 'Locked' }, 409))
  expect((await failure(cancelUnpaid(provider, order))).status).toBe(409)
})

it('has settings and stored methods of its own', async () => {
  serve(['ideal'], { enabled: '1' }, '0', true)
  expect(await provider.getHiddenTypes()).toEqual(['ideal'])
  expect([await provider.isCardForced(), await provider.isCardForced()]).toEqual([true, false])
  expect(await removeStored(provider, 'a/b')).toBe(true)
  expect(paths()).toEqual([
    'GET /rest/default/V1/adyen-ext-payment/dropin/remove-payment-methods',
    'GET /rest/default/V1/adyen-ext-payment/dropin/temp-enabled-cc',
    'GET /rest/default/V1/adyen-ext-payment/dropin/temp-enabled-cc',
    'POST /rest/default/V1/adyen-ext-payment/dropin/disable-recurring-contract/a%2Fb',
  ])
})
