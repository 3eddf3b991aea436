import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFreeGift, isSpecialOffer, isVirtualCart, parseItem, parseItems, parseQuote } from './cart'

const row = {
  item_id: '391',
  quote_id: '37',
  product_id: '55',
  sku: 'NN-1-eng-rg',
  name: 'Name Necklace',
  qty: 2,
  price: '50.0000',
  base_price: '54.3500',
  price_incl_tax: '54.7500',
  row_total_incl_tax: '109.5000',
  discount_amount: '10.0000',
  base_discount_amount: '10.8700',
  is_virtual: '0',
  product_type: 'simple',
  thumbnail: 'https://shop.example/nn1.jpg',
  message: '',
  options: [
    { label: 'Engraving', value: 'Ann &amp; O&#039;Neil' },
    { label: 'Metal', value: 'Rose gold' },
  ],
  additional_data:
    '{"unit_price":54.35,"options":{"special_offer":{"price_type":"2"},"imageHash":"ab12","imgUrl_3d":"","cropper":null,"options":[{"info":{"color":"rose"}}]}}',
  product: {
    attribute_set_id: '15',
    created_at: '2022-03-01 10:00:00',
    sku: 'NN-1',
    thumbnail: '/n/n/nn1.jpg',
    erp_extra: '{"brand":"Acme"}',
  },
}

describe('a row of the cart', () => {
  it('has numbers for the database’s texts and its JSON open', () => {
    const item = parseItem(row)
    expect(item).toMatchObject({ item_id: '391', price: 50, row_total_incl_tax: 109.5, is_virtual: false })
    expect(item?.additional_data).toMatchObject({ unit_price: 54.35, options: { imageHash: 'ab12' } })
    expect(item?.additional_data.options?.options?.[0]?.info?.color).toBe('rose')
    expect(item?.product).toMatchObject({ attribute_set_id: 15, erp_extra: { brand: 'Acme' } })
  })

  it('shows option values as the shopper wrote them', () =>
    expect(parseItem(row)?.options[0]).toEqual({ label: 'Engraving', value: "Ann & O'Neil" }))

  it.each([null, '', '{', '[]', '"text"', 7])('survives %j for its JSON texts', (text) => {
    const item = parseItem({ ...row, additional_data: text, product: { ...row.product, erp_extra: text } })
    expect([item?.additional_data, item?.product.erp_extra]).toEqual([{}, {}])
  })

  it('comes from a list in any form, and what is no row is left out', () => {
    expect(parseItems({ 391: row, 5: null, 6: 'x', 7: {} })).toHaveLength(1)
    expect(parseItems({ items: [row, row] })).toHaveLength(2)
    fc.assert(fc.property(fc.anything(), (garbage) => Array.isArray(parseItems(garbage))))
  })
})

describe('a free gift', () => {
  it.each([undefined, null, '', '0', 0])('is an item whose product is %j', (product_id) =>
    expect(isFreeGift(parseItem({ ...row, product_id })!)).toBe(true),
  )
  it('is no item with a product', () => expect(isFreeGift(parseItem(row)!)).toBe(false))
})

describe('a special offer', () => {
  const withType = (price_type: unknown) =>
    parseItem({ ...row, additional_data: JSON.stringify({ options: { special_offer: { price_type } } }) })!
  it.each([2, '2'])('has price type %j', (type) => expect(isSpecialOffer(withType(type))).toBe(true))
  it.each([1, '1', null, 'two'])('has not price type %j', (type) =>
    expect(isSpecialOffer(withType(type))).toBe(false),
  )
})

describe('a virtual cart', () => {
  const virtual = parseItem({ ...row, is_virtual: '1' })!
  it('holds nothing that is shipped', () => {
    expect(isVirtualCart([virtual])).toBe(true)
    expect(isVirtualCart([virtual, parseItem(row)!])).toBe(false)
  })
  it('is not the empty one', () =>
    expect([isVirtualCart([]), isVirtualCart(undefined)]).toEqual([false, false]))
  it.each([
    ['1', true],
    [1, true],
    [true, true],
    ['0', false],
    [0, false],
  ])('is what the quote has: %j', (is_virtual, yes) =>
    expect(isVirtualCart(parseQuote({ entity_id: 'x7Qm', is_virtual }))).toBe(yes),
  )
})

describe('the quote', () => {
  it('keeps its id opaque', () => {
    expect(parseQuote({ entity_id: 37 })?.entity_id).toBe('37')
    expect(parseQuote({ entity_id: 'mnmSMPQg', subtotal: '134.0000' })).toMatchObject({ subtotal: 134 })
  })
  it.each([[], {}, null, 'x'])('is none for a response of %j', (raw) =>
    expect(parseQuote(raw)).toBeUndefined(),
  )
})
