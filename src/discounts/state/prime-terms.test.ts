import { describe, expect, it } from 'vitest'
import { readPrimeTerms } from './prime-terms.ts'

describe('the membership', () => {
  const settings = {
    prime_sku: 'PRIME',
    prime_prices: '{"USD":"19.90","JPY":0}',
    prime_return_credits: '{"USD":5,"EUR":4.6}',
  }
  it('is sold on the shop’s terms, in the shopper’s currency', () =>
    expect(readPrimeTerms(settings, 'USD')).toStrictEqual({ sku: 'PRIME', price: 19.9, return_credit: 5 }))
  it('has no price and no credit but those the shop names', () => {
    expect(readPrimeTerms(settings, 'EUR')).toStrictEqual({ sku: 'PRIME', return_credit: 4.6 })
    expect(readPrimeTerms(settings, 'JPY')).toStrictEqual({ sku: 'PRIME' })
  })
  it.each([undefined, {}, { prime_prices: '{"USD":1}' }])('is not sold by settings of %j', (given) =>
    expect(readPrimeTerms(given, 'USD')).toBeUndefined(),
  )
})
