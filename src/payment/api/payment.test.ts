import { describe, expect, it } from 'vitest'
import { failure, form, json, sent, serve } from '#test/fetch-stub.ts'
import { emptyAddress } from '#address/rules/address.ts'
import { getPayLaterToken } from './pay-later.ts'
import { placeOrder, redirectUrlOf } from './payment.ts'
import { approvePaypal, getPaypalToken } from './paypal.ts'
import { extension } from '../provider/extension.ts'

const guest = { id: 'a/b c', customer: false }
const mine = { id: '37', customer: true }
const provider = extension('adyen')
const order = { orderId: '40', cart: '37' }

describe('payment', () => {
  it('sends nothing the server does not know', async () => {
    serve('1042')
    const billing = { ...emptyAddress('US'), street: ['1 Main St', ''], street1: 'x', region: 'Texas' }
    const additional_data = { stateData: '{}', number_of_installments: 3 }
    const id = await placeOrder(mine, {
      method: 'adyen_hpp',
      billing,
      additional_data,
      email: 'ann@example.com',
    })
    expect(id).toBe('1042')
    const body = JSON.parse(sent[0]!.body)
    expect(Object.keys(body)).toEqual(['cartId', 'billingAddress', 'paymentMethod'])
    expect(body.paymentMethod).toEqual({
      method: 'adyen_hpp',
      additional_data: { stateData: '{}', number_of_installments: '3' },
    })
    expect(body.billingAddress).not.toHaveProperty('street1')
    expect(body.billingAddress.street).toEqual(['1 Main St'])
  })

  it('takes the order’s id as number or text, and nothing else for one', async () => {
    serve(377, '411', [], true)
    expect([await placeOrder(mine, { method: 'free' }), await placeOrder(mine, { method: 'free' })]).toEqual([
      '377',
      '411',
    ])
    expect((await failure(placeOrder(mine, { method: 'free' }))).kind).toBe('server')
  })

  it('opens what the provider wrapped into a text', async () => {
    const offer = { paymentMethodsResponse: { paymentMethods: [{ type: 'scheme', name: 'Cards' }] } }
    serve(
      offer,
      JSON.stringify(offer),
      [],
      '{"isFinal":false,"resultCode":"ChallengeShopper","action":{"type":"threeDS2"}}',
    )
    const load = () => provider.getMethods({ cart: mine, country: 'DE', locale: 'de-DE' })
    const open = await load()
    expect(open.paymentMethodsResponse.paymentMethods).toHaveLength(1)
    expect(await load()).toEqual(open)
    expect((await load()).paymentMethodsResponse).toEqual({})
    expect(form(sent[0]!.body)).toEqual([
      ['cart_id', '37'],
      ['country_id', 'DE'],
      ['locale', 'de_DE'],
    ])
    expect(await provider.sendDetails(order, { details: { a: [1] } })).toMatchObject({
      resultCode: 'ChallengeShopper',
      action: { type: 'threeDS2' },
    })
    expect(JSON.parse(sent.at(-1)!.body)).toEqual({ payload: '{"details":{"a":[1]}}', orderId: '40' })
  })

  it('does not take an offer that cannot be read for an empty one', async () => {
    const load = () => provider.getMethods({ cart: mine, country: 'DE', locale: 'de-DE' })
    for (const answer of [[{ nothing: 'expected' }], 'no json', 7]) {
      serve(answer)
      expect((await failure(load())).kind).toBe('server')
    }
  })

  it.each([null, [], 'no json', 7])('is not settled by a result that is %j', async (result) => {
    serve(result)
    expect((await failure(provider.getResult(order))).kind).toBe('server')
  })

  it('reads the provider’s switches in any form', async () => {
    serve(['klarna_b2b', null], '["a"]', true, '1', { enabled: true }, false, [], true, false)
    expect([await provider.getHiddenTypes(), await provider.getHiddenTypes()]).toEqual([
      ['klarna_b2b'],
      ['a'],
    ])
    const forced = []
    for (let i = 0; i < 5; i++) forced.push(await provider.isCardForced())
    expect(forced).toEqual([true, true, true, false, false])
    expect([await provider.removeStored('8'), await provider.removeStored('8')]).toEqual([true, false])
  })

  it('has PayPal’s token only from a success, and its sentence even behind a 403', async () => {
    serve(
      { success: true, error_message: '', token: 'EC-7X' },
      { success: true, token: false },
      json({ success: false, error_message: "We can't initialize Express Checkout." }, 403),
      { success: true, redirectUrl: 'http://localhost:8080/paypal/express/review' },
    )
    expect(await getPaypalToken(guest)).toBe('EC-7X')
    expect(sent[0]!.path).toBe('/paypal/express/getTokenData?quote_id=a%2Fb+c&customer_id=&addroverride=0')
    expect((await failure(getPaypalToken(guest))).kind).toBe('business')
    expect((await failure(getPaypalToken(guest))).text).toBe("We can't initialize Express Checkout.")
    const approval = { paymentToken: 'EC-7X', payerId: 'P', paypalFundingSource: 'paypal' }
    expect(await approvePaypal(approval)).toContain('/paypal/express/review')
  })

  it('has a pay-later token only when there is one', async () => {
    serve(
      { success: true, token: '002.abc' },
      { success: true, token: '' },
      { error: 1, message: 'There is an issue' },
    )
    const address = { ...emptyAddress('US'), street: ['1 Main St', 'Apt 4'] }
    expect(await getPayLaterToken('afterpay', address, 'ann@example.com')).toBe('002.abc')
    expect(form(sent[0]!.body)).toEqual(
      expect.arrayContaining([
        ['street[0]', '1 Main St'],
        ['street[1]', 'Apt 4'],
        ['email', 'ann@example.com'],
      ]),
    )
    expect((await failure(getPayLaterToken('afterpay', address, ''))).kind).toBe('business')
    expect((await failure(getPayLaterToken('clearpay', address, ''))).text).toBe('There is an issue')
  })

  it('finds where a method that is paid elsewhere leads', () => {
    const payment = { a: null, b: { redirectUrl: { oxxo: '/oceanpaymentoxxo/payment/redirect' } } }
    expect(redirectUrlOf(payment, 'oxxo')).toBe('/oceanpaymentoxxo/payment/redirect')
    expect(redirectUrlOf(payment, 'c_store')).toBeUndefined()
  })
})
