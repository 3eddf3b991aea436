import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isFreeGift,
  isOnlyGifts,
  isSpecialOffer,
  isVirtualCart,
  parseItem,
  parseItems,
  parseQuote,
  readProductFacts,
} from './cart.ts'

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
    '{"options":{"special_offer":{"price_type":"2"},"imageHash":"ab12","imgUrl_3d":"","cropper":null,"options":[{"info":{"color":"rose"}}]}}',
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
    expect(item?.additional_data).toMatchObject({ options: { imageHash: 'ab12' } })
    expect(item?.additional_data.options?.options?.[0]?.info?.color).toBe('rose')
    expect(item?.product).toMatchObject({ attribute_set_id: 15, erp_extra: { brand: 'Acme' } })
  })

  it('has all that was sent, and nothing that was not', () => {
    expect(parseItem(row)).toStrictEqual({
      item_id: '391',
      product_id: '55',
      name: 'Name Necklace',
      sku: 'NN-1-eng-rg',
      qty: 2,
      price: 50,
      base_price: 54.35,
      price_incl_tax: 54.75,
      row_total: 109.5,
      row_total_incl_tax: 109.5,
      base_row_total_incl_tax: 0,
      discount_amount: 10,
      base_discount_amount: 10.87,
      is_virtual: false,
      product_type: 'simple',
      thumbnail: 'https://shop.example/nn1.jpg',
      message: '',
      options: [
        { label: 'Engraving', value: "Ann & O'Neil" },
        { label: 'Metal', value: 'Rose gold' },
      ],
      additional_data: {
        options: {
          special_offer: { price_type: 2 },
          cropper: undefined,
          imageHash: 'ab12',
          imgUrl_3d: '',
          options: [{ info: { color: 'rose' } }],
        },
      },
      product: {
        attribute_set_id: 15,
        created_at: '2022-03-01 10:00:00',
        sku: 'NN-1',
        thumbnail: '/n/n/nn1.jpg',
        erp_extra: { brand: 'Acme' },
      },
    })
  })

  it('has a name that fits a page, whatever the shop sends', () =>
    expect(parseItem({ ...row, name: 'Necklace '.repeat(200_000) })?.name).toHaveLength(512))

  it('has the address of its product’s page, by either name', () => {
    expect(parseItem({ ...row, product_url: '/a.html', url: '/b.html' })?.url).toBe('/a.html')
    expect(parseItem({ ...row, product_url: '', url: '/b.html' })?.url).toBe('/b.html')
  })

  it('costs its price where the shop names none with tax', () =>
    expect(parseItem({ ...row, price_incl_tax: null })?.price_incl_tax).toBe(50))

  it('keeps the gift options of its units', () => {
    const additional_data = '{"item_gift":{"1":{"gift_boxes":["3"],"card_id":"0","message":"Hi"}}}'
    const gifts = { 1: { gift_boxes: [3], message: 'Hi' } }
    expect(parseItem({ ...row, additional_data })?.additional_data).toStrictEqual({ item_gift: gifts })
  })

  it('lists all values of an option, and no option without one', () => {
    const options = [
      { label: 'Charms', value: ['Moon', 'Star &amp; sun'] },
      { label: 'Engraving', value: '' },
    ]
    expect(parseItem({ ...row, options })?.options).toEqual([{ label: 'Charms', value: 'Moon, Star & sun' }])
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
    expect(parseQuote({ entity_id: 'mnmSMPQg' })?.entity_id).toBe('mnmSMPQg')
  })
  it.each([[], {}, null, 'x'])('is none for a response of %j', (raw) =>
    expect(parseQuote(raw)).toBeUndefined(),
  )
})

it('only a cart that holds free gifts and nothing else is no order', () => {
  const gift = parseItem({ item_id: 1, product_id: null })!
  const ring = parseItem({ item_id: 2, product_id: 55 })!
  expect([[gift], [gift, ring], [ring], []].map((items) => isOnlyGifts(items))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(isOnlyGifts(undefined)).toBe(false)
})

it('tells what the shop says about a product', () => {
  const product = {
    has_options: '1',
    only_x_left_in_stock: '2',
    is_returnable: '0',
    erp_extra: '{"lead_time":5}',
  }
  const facts = {
    has_options: true,
    only_x_left_in_stock: 2,
    is_returnable: 0,
    erp_extra: { lead_time: 5 },
  }
  expect(readProductFacts(product)).toEqual(facts)
  expect(readProductFacts(facts)).toEqual(facts)
})

it.each([
  {},
  { has_options: '0', only_x_left_in_stock: null, is_returnable: '2', erp_extra: null },
  { only_x_left_in_stock: 0, is_returnable: 1, erp_extra: '{"lead_time":""}' },
])('invents nothing for %j', (product) => expect(readProductFacts(product)).toEqual({ erp_extra: {} }))
