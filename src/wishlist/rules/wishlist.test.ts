import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withProduct, readWishlist, withoutProduct, writeWishlist, parseWishlistItems } from './wishlist.ts'

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

const ring = {
  product_name: 'Ann&#039;s ring',
  product_url: '/ring.html',
  image: { src: '/ring.jpg' },
  delete_item_params: '{"action":"/wishlist/index/remove/","data":{"item":"12","uenc":"x"}}',
  product_price: '<span class="price">€\u00a034,50</span>',
  product_is_saleable_and_visible: true,
  product_has_required_options: false,
}
const listed = (more: object = {}) => parseWishlistItems({ items: [{ ...ring, ...more }] })

it('reads an item of the wish list as the section has it', () =>
  expect(listed()).toEqual([
    {
      id: '12',
      name: "Ann's ring",
      href: '/ring.html',
      image: '/ring.jpg',
      price: '€\u00a034,50',
      isSaleable: true,
      needsOptions: false,
    },
  ]))

it.each([
  ['one that is sold out', { product_is_saleable_and_visible: '0' }, { isSaleable: false }],
  ['one the shop says nothing of', { product_is_saleable_and_visible: undefined }, { isSaleable: true }],
  ['one that needs a choice', { product_has_required_options: '1' }, { needsOptions: true }],
  ['one without an entry', { delete_item_params: undefined }, { id: '' }],
  ['a picture that is script', { image: { src: 'data:text/html,x' } }, { image: '' }],
  ['one without a picture', { image: null }, { image: '' }],
])('of the wish list’s items %s is known', (_, more, item) => expect(listed(more)).toMatchObject([item]))

const price = (classes: string, amount: string) =>
  `<span class="price-container ${classes}">\n<span data-price-amount="1"><span class="price">${amount}</span></span></span>`

it.each([
  ['of its own', price('', '$34.50'), '$34.50'],
  ['none', '', ''],
  [
    'reduced',
    `<span class="special-price"><span class="price-label">Special Price</span>${price('', '$30.00')}</span>` +
      `<span class="old-price"><span class="price-label">Regular Price</span>${price('', '$34.50')}</span>`,
    'Special Price $30.00 Regular Price $34.50',
  ],
  [
    'with and without tax',
    price('price-including-tax" data-label="Incl.&#x20;Tax', '$36.00') +
      price('price-excluding-tax" data-label="Excl.&#x20;Tax', '$30.00'),
    'Incl. Tax: $36.00 Excl. Tax: $30.00',
  ],
  [
    'with a label that is not the last attribute',
    price('price-including-tax" data-label="Incl. Tax" data-price-type="finalPrice', '$36.00'),
    'Incl. Tax: $36.00',
  ],
])('writes the price of a wish list’s item as the shop does: %s', (_, product_price, expected) =>
  expect(listed({ product_price })).toMatchObject([{ price: expected }]),
)

it.each([
  ['without a name', { product_name: '' }],
  ['without a page', { product_url: undefined }],
  ['that leads to script', { product_url: 'javascript:alert(1)' }],
])('leaves out an item of the wish list %s', (_, more) => expect(listed(more)).toEqual([]))

it.each([undefined, [], { items: null }, { items: ['x', null] }])(
  'reads %j as an empty wish list',
  (section) => expect(parseWishlistItems(section)).toEqual([]),
)
