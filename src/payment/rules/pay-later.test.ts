import { describe, expect, it } from 'vitest'
import { hasExtraDetails, isDiscountedType, mayBeDiscounted, instalments, splitEvenly } from './pay-later.ts'

describe('the payment-method discount', () => {
  const settings = { enabled: '1', values: '{"USD":5}', minimums: '{"USD":100}' }
  const order = { currency: 'USD', subtotal: 100, type: 'klarna' }
  it('counts at the minimum, not a cent below', () => {
    expect(mayBeDiscounted(settings, order)).toBe(true)
    expect(mayBeDiscounted(settings, { ...order, subtotal: 99.99 })).toBe(false)
  })
  it.each(['klarna_account', 'klarna', 'klarna_paynow'])('counts for %s', (type) =>
    expect(isDiscountedType(type)).toBe(true),
  )
  it.each(['scheme', 'afterpaytouch', undefined])('does not count for %s', (type) =>
    expect(mayBeDiscounted(settings, { ...order, type })).toBe(false),
  )
  it('needs the setting, the value and the minimum', () => {
    expect(mayBeDiscounted({ ...settings, enabled: '0' }, order)).toBe(false)
    expect(mayBeDiscounted({ ...settings, values: '{' }, order)).toBe(false)
    expect(mayBeDiscounted({ ...settings, minimums: undefined }, order)).toBe(false)
    expect(mayBeDiscounted(settings, { ...order, currency: 'EUR' })).toBe(false)
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
