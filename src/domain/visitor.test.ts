import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cmsDevice, deviceOf } from './device'
import { isFresh } from './freshness'
import { decodeHtml } from './html-text'
import { toLocale } from './locale'
import { customerName, isLoggedIn, parseCustomer } from './shopper'
import { withProduct, readWishlist, withoutProduct, writeWishlist } from './cart/wishlist'

describe('a shopper', () => {
  it('is logged in when there is a full name', () => {
    expect(isLoggedIn({ fullname: 'Ann Lee' })).toBe(true)
    for (const guest of [undefined, null, {}, { data_id: 5 }, { fullname: ' ' }, { countryId: 'US' }])
      expect(isLoggedIn(parseCustomer(guest))).toBe(false)
  })
  it('is called by name as text, decoded once', () => {
    expect(customerName({ fullname: 'Ann O&#039;Neil' })).toBe("Ann O'Neil")
    expect(customerName({ fullname: '&amp;lt;b&amp;gt;' })).toBe('&lt;b&gt;')
    expect(customerName(undefined)).toBe('')
  })
  it('keeps what is no entity', () =>
    expect(decodeHtml('&x; &#0; &#x110000; AT&T &copy;')).toBe('&x; &#0; &#x110000; AT&T &copy;'))
})

it.each([
  [0, 'Mobile', 'Mobile'],
  [999, 'Mobile', 'Mobile'],
  [1000, 'Tablet', 'PC'],
  [1024, 'Tablet', 'PC'],
  [1025, 'PC', 'PC'],
])('%i pixels are %s, for content %s', (width, device, forContent) => {
  expect(deviceOf(width)).toBe(device)
  expect(cmsDevice(deviceOf(width))).toBe(forContent)
})

it.each([
  [3599, true],
  [3600, true],
  [3601, false],
  [-60, true],
  [-61, false],
])('an entry %i seconds old is fresh: %s', (age, fresh) => {
  const now = 1_800_000_000_000
  expect(isFresh(now - age * 1000, now)).toBe(fresh)
})

it('an entry of unknown age is stale', () => expect(isFresh(Number.NaN, 0)).toBe(false))

it.each([
  ['de_DE', 'de-DE'],
  ['DE-de', 'de-DE'],
  ['en_US.UTF-8', 'en-US'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['', 'en'],
  ['not a tag', 'en'],
  [undefined, 'en'],
])('the locale %j is %s', (text, tag) => expect(toLocale(text)).toBe(tag))

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
  it('survives any cookie', () => {
    fc.assert(fc.property(fc.string(), (value) => readWishlist(value).every((id) => /^\d+$/.test(id))))
  })
})
