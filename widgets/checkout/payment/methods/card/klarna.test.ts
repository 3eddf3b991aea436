import { describe, expect, it } from 'vitest'
import { hasExtraDetails, isDiscountedType, methodDiscount } from './klarna'

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
