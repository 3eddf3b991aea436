import { describe, expect, it } from 'vitest'
import { hiddenTypes } from './provider'
import { instalments, splitEvenly } from './instalments'
import { hasExtraDetails, isDiscountedType, methodDiscount } from './klarna'
import { cardThreshold, methodKind, offeredMethods, payLaterCountry } from './payment'

const method = (code: string) => ({ code, title: code })
const codes = (list: { code: string }[]) => list.map(({ code }) => code)

describe('the methods a shopper may choose from', () => {
  const all = ['adyen_hpp', 'paypal_express', 'afterpay', 'checkmo', 'free', 'unknown_method'].map(method)
  const order = { grandTotal: 50, currency: 'USD' }

  it('are the known ones, without `free` while there is something to pay', () =>
    expect(codes(offeredMethods(all, order))).toEqual(['adyen_hpp', 'paypal_express', 'afterpay', 'checkmo']))
  it('are only `free` when nothing is to pay', () =>
    expect(codes(offeredMethods(all, { ...order, grandTotal: 0 }))).toEqual(['free']))
  it('leave out pay-later where its currency does not fit', () =>
    expect(codes(offeredMethods(all, { ...order, currency: 'EUR' }))).not.toContain('afterpay'))
  it('know a renamed method', () => {
    const renames = { adyen_hpp: 'my_card' }
    expect(methodKind('my_card', renames)).toBe('card')
    expect(offeredMethods([method('my_card')], { ...order, renames })[0]?.kind).toBe('card')
  })

  it.each([
    [9.99, false],
    [10, false],
    [10.01, true],
  ])('have the card at %s with a threshold of 10: %s', (grandTotal, offered) => {
    const list = offeredMethods(all, { ...order, grandTotal, cardThreshold: cardThreshold('10') })
    expect(codes(list).includes('adyen_hpp')).toBe(offered)
  })
  it('have the card in spite of the threshold when the shop says so', () =>
    expect(
      codes(offeredMethods(all, { ...order, grandTotal: 1, cardThreshold: 10, forceCard: true })),
    ).toContain('adyen_hpp'))
  it('have the threshold 10 in South Africa, the shop’s elsewhere, and none without one', () =>
    expect([cardThreshold('3', 'ZA'), cardThreshold('3', 'US'), cardThreshold(undefined)]).toEqual([
      10,
      3,
      undefined,
    ]))
})

it.each([
  ['afterpay', 'AUD', 'AU'],
  ['afterpay', 'NZD', 'NZ'],
  ['afterpay', 'USD', 'US'],
  ['afterpay', 'CAD', 'CA'],
  ['afterpay', 'GBP', undefined],
  ['clearpay', 'GBP', 'GB'],
  ['clearpay', 'USD', undefined],
  ['afterpay', 'constructor', undefined],
] as const)('%s with %s is for %s', (kind, currency, country) =>
  expect(payLaterCountry(kind, currency)).toBe(country),
)

describe('the payment-method discount', () => {
  const settings = { enabled: '1', values: '{"USD":5}', minimums: '{"USD":100}' }
  const order = { currency: 'USD', subtotal: 100, type: 'klarna' }
  it('counts at the minimum, not a cent below', () => {
    expect(methodDiscount(settings, order)).toBe(5)
    expect(methodDiscount(settings, { ...order, subtotal: 99.99 })).toBeUndefined()
  })
  it.each(['klarna_account', 'klarna', 'klarna_paynow'])('counts for %s', (type) =>
    expect(isDiscountedType(type)).toBe(true),
  )
  it.each(['scheme', 'afterpaytouch', undefined])('does not count for %s', (type) =>
    expect(methodDiscount(settings, { ...order, type })).toBeUndefined(),
  )
  it('needs the setting, the value and the minimum', () => {
    expect(methodDiscount({ ...settings, enabled: '0' }, order)).toBeUndefined()
    expect(methodDiscount({ ...settings, values: '{' }, order)).toBeUndefined()
    expect(methodDiscount({ ...settings, minimums: undefined }, order)).toBeUndefined()
    expect(methodDiscount(settings, { ...order, currency: 'EUR' })).toBeUndefined()
  })
})

it('gives extra details to klarna and afterpaytouch', () =>
  expect(
    ['klarna_account', 'klarna', 'afterpaytouch', 'klarna_paynow', 'scheme'].filter(hasExtraDetails),
  ).toEqual(['klarna_account', 'klarna', 'afterpaytouch']))

describe('payment in parts', () => {
  it('is at 2, 4 and 6 weeks with afterpay', () =>
    expect(instalments('afterpay', 100, 'USD').map(({ due }) => due.values?.count)).toEqual([
      undefined,
      2,
      4,
      6,
    ]))
  it('is 3 payments over 30 and 60 days with klarna', () =>
    expect(
      instalments('klarna_account', 249, 'EUR').map(({ amount, due }) => [amount, due.values?.count]),
    ).toEqual([
      [83, undefined],
      [83, 30],
      [83, 60],
    ]))
  it('sums up to the total to the last cent', () => {
    expect(splitEvenly(100, 3, 'EUR')).toEqual([33.34, 33.33, 33.33])
    expect(splitEvenly(100, 3, 'JPY')).toEqual([34, 33, 33])
  })
  it('is none for other methods', () => expect(instalments('scheme', 100, 'USD')).toEqual([]))
})

it('hides what the shop or the provider lists, each once', () => {
  expect(hiddenTypes('["klarna_b2b"]', ['klarna_b2b', 'sepadirectdebit'])).toEqual([
    'klarna_b2b',
    'sepadirectdebit',
  ])
  expect(hiddenTypes('{', null, undefined)).toEqual([])
})
