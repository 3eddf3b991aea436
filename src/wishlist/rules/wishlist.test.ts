import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withProduct, readWishlist, withoutProduct, writeWishlist } from './wishlist.ts'

describe('the guest’s wish list', () => {
  it('has each product once, the newest first', () => {
    const ids = withProduct(withProduct(['5'], '7'), '5')
    expect(ids).toEqual(['5', '7'])
    expect(withoutProduct(ids, '7')).toEqual(['5'])
  })
  it.each([
    ['5.7', ['5', '7']],
    ['5,7', ['5', '7']],
    ['5%2C7', ['5', '7']],
    ['["5","7"]', ['5', '7']],
    ['5.5', ['5']],
    ['x1 -5 007 <b>', []],
    ['', []],
    [null, []],
  ])('reads %j as %j', (value, ids) => expect(readWishlist(value)).toEqual(ids))
  it('comes back as it was written and fits a cookie', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1 }).map(String), { maxLength: 800 }), (ids) => {
        const value = writeWishlist(ids)
        expect(value.length).toBeLessThanOrEqual(4096 - 196)
        expect(ids.slice(0, readWishlist(value).length)).toEqual(readWishlist(value))
      }),
    )
  })
  it('is written with dots', () => {
    expect(writeWishlist(['5', '7', '5'])).toBe('5.7')
    expect(writeWishlist([])).toBe('')
  })
  it('has room for as many as a cookie takes, to the last byte', () => {
    const ids = Array.from({ length: 299 }, (_, at) => String(100_000_000_000 + at))
    const full = [...ids, '1000000000000']
    expect(writeWishlist([...full, '8'])).toBe(full.join('.'))
    expect(writeWishlist([...ids, '10000000000000', '8'])).toBe(ids.join('.'))
  })
  it('survives any cookie', () => {
    fc.assert(fc.property(fc.string(), (value) => readWishlist(value).every((id) => /^\d+$/.test(id))))
  })
})
