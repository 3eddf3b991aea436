import { describe, expect, it } from 'vitest'
import { hasPrime, primeSavingOn } from './prime.ts'
import { readPrimeTerms } from './prime-terms.ts'

describe('the membership', () => {
  it('is in the cart where one of its items is it', () => {
    expect(hasPrime([{ sku: 'RING' }, { sku: 'PRIME' }], 'PRIME')).toBe(true)
    expect(hasPrime([{ sku: 'RING' }], 'PRIME')).toBe(false)
    expect(hasPrime([{ sku: 'RING' }], undefined)).toBe(false)
  })

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

describe('what a member would save on a cart', () => {
  const items = [
    { item_id: '1', is_virtual: false },
    { item_id: '2', is_virtual: false },
    { item_id: '3', is_virtual: true },
  ]
  const row = (item_id: string, row_total: number, discount_amount = 0) => ({
    item_id,
    qty: 1,
    row_total,
    discount_amount,
  })

  it('is a tenth of each shipped item after its other discounts, each rounded', () => {
    const rows = [row('1', 69.95, 6.9), row('2', 10.06), row('3', 50), row('9', 40)]
    // 63.05 and 10.06: 6.305 and 1.006.
    expect(primeSavingOn({ items: rows }, items, 'USD')).toBe(7.32)
  })
  it('counts a discount once, whichever sign the shop gives it', () =>
    expect(primeSavingOn({ items: [row('1', 100, -20)] }, items, 'USD')).toBe(8))
  it('is nothing while there are no totals', () => expect(primeSavingOn(undefined, items, 'USD')).toBe(0))
})
