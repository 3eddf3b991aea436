import { describe, expect, it } from 'vitest'
import { hasExtraDetails, isDiscountedType, mayBeDiscounted } from './method-discount.ts'

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
