import { describe, expect, it } from 'vitest'
import { parseMethods } from '../api/payment-details.ts'
import { hiddenTypes, parsePaymentResult, parseProviderMethods, resultMeaning } from './provider.ts'

it('hides what the shop or the provider lists, each once', () => {
  expect(hiddenTypes('["klarna_b2b"]', ['klarna_b2b', 'sepadirectdebit'])).toEqual([
    'klarna_b2b',
    'sepadirectdebit',
  ])
  expect(hiddenTypes('{', null, undefined, ['', null])).toEqual([])
})

it('the shop’s methods are those with a code', () =>
  expect(parseMethods([{ code: 'free', title: 'Free' }, { title: 'x' }, { code: 'checkmo' }, null])).toEqual([
    { code: 'free', title: 'Free' },
    { code: 'checkmo', title: '' },
  ]))

it('the provider’s methods are those with a type, and whatever else it sends is the drop-in’s', () => {
  const card = { type: 'scheme', name: 'Card' }
  const sent = { paymentMethods: [card, {}, null, 'x'], storedPaymentMethods: [{ type: 7 }, card], more: 1 }
  expect(parseProviderMethods({ paymentMethodsResponse: sent }).paymentMethodsResponse).toEqual({
    paymentMethods: [card],
    storedPaymentMethods: [card],
    more: 1,
  })
  const none = { paymentMethods: 'x', storedPaymentMethods: null }
  expect(parseProviderMethods({ paymentMethodsResponse: none }).paymentMethodsResponse).toStrictEqual({
    paymentMethods: [],
    storedPaymentMethods: [],
  })
})

it.each([
  [
    ['visa', 7],
    ['visa', '7'],
  ],
  ['visa', undefined],
  [{}, undefined],
  [null, undefined],
])('of a method’s brands %j the drop-in gets %j', (brands, given) => {
  const paymentMethods = [{ type: 'scheme', brands }]
  const { paymentMethodsResponse } = parseProviderMethods({ paymentMethodsResponse: { paymentMethods } })
  expect(paymentMethodsResponse.paymentMethods).toEqual([{ type: 'scheme', brands: given }])
})

describe('the result of a payment', () => {
  it('is inside a text or bare', () => {
    const result = { resultCode: 'Authorised', action: undefined }
    expect(parsePaymentResult('{"resultCode":"Authorised"}')).toEqual(result)
    expect(parsePaymentResult({ resultCode: 'Authorised' })).toEqual(result)
  })
  it('may want the shopper to act, where it says how', () => {
    const action = { type: 'threeDS2', token: 'x' }
    expect(parsePaymentResult({ resultCode: 'ChallengeShopper', action })?.action).toEqual(action)
    expect(
      parsePaymentResult({ resultCode: 'ChallengeShopper', action: { token: 'x' } })?.action,
    ).toBeUndefined()
  })
  it('without a code is there, and no success', () =>
    expect(parsePaymentResult({ resultCode: null })?.resultCode).toBe(''))
  it.each(['', '{', 'null', '[]', null, undefined, 5])('is none in %j', (raw) =>
    expect(parsePaymentResult(raw)).toBeUndefined(),
  )
})

describe('a payment’s result', () => {
  it.each([
    ['Authorised', undefined, 'authorised'],
    ['Refused', undefined, 'refused'],
    ['Received', undefined, 'pending'],
    ['Received', { type: 'voucher' }, 'action'],
    ['PresentToShopper', undefined, 'pending'],
    ['Pending', undefined, 'pending'],
    ['Pending', { type: 'await' }, 'action'],
    ['ChallengeShopper', undefined, 'action'],
    ['IdentifyShopper', {}, 'action'],
    ['RedirectShopper', {}, 'action'],
    ['Cancelled', undefined, 'failed'],
    ['Error', undefined, 'failed'],
    ['authorised', undefined, 'failed'],
    ['Success', undefined, 'failed'],
    [['Authorised'], undefined, 'failed'],
    [null, undefined, 'failed'],
    [undefined, undefined, 'failed'],
  ])('%j with %j means %s', (code, action, meaning) => expect(resultMeaning(code, action)).toBe(meaning))
})
