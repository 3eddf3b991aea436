import { describe, expect, it } from 'vitest'
import { parseItem, parseItems } from './cart'
import { parseSectionItems } from './section-items'
import { itemControls, readQuantity } from './item-controls'
import { itemNames } from './item-names'
import { itemOptions } from './item-options'

const ring = (more: object = {}) =>
  parseItem({ item_id: 1, product_id: 55, sku: 'NN-1', name: 'Ring', ...more })!

describe('the controls of an item', () => {
  const offer = { additional_data: '{"options":{"special_offer":{"price_type":"2"}}}' }
  it.each([
    ['an item', ring(), { quantity: true, wishlist: true, remove: true }],
    ['a free gift', ring({ product_id: null }), { quantity: false, wishlist: false, remove: false }],
    ['a special offer', ring(offer), { quantity: false, wishlist: false, remove: true }],
    ['the membership', ring({ sku: 'PRIME' }), { quantity: false, wishlist: false, remove: true }],
  ])('for %s are those that make sense', (_, item, controls) =>
    expect(itemControls(item, 'PRIME')).toEqual(controls),
  )
})

describe('the name of an item', () => {
  const names = (...rows: object[]) => [
    ...itemNames(parseItems(rows.map((row, at) => ({ item_id: at + 1, ...row })))).values(),
  ]
  const engraved = (value: string) => ({ name: 'Ring', options: [{ label: 'Engraving', value }] })
  it('is the product’s where no other item has it', () => {
    expect(names({ name: 'Ring' }, engraved('Ann'))).toEqual(['Ring', 'Ring, Ann'])
    expect(names({ name: 'Ring', options: [{ label: 'Size', value: '54' }] })).toEqual(['Ring'])
  })
  it('has a number where even the options are the same', () => {
    expect(names(engraved('Ann'), engraved('Ann'), engraved('Bo'))).toEqual([
      'Ring, Ann (1)',
      'Ring, Ann (2)',
      'Ring, Bo',
    ])
  })
})

describe('the options of an item', () => {
  const option = (option_type: string, label: string, value: string, print_value = value) => ({
    option_type,
    label,
    value,
    print_value,
  })
  it('mark what the shopper typed, in its printed form', () => {
    const item = ring({
      options: [
        { label: 'Metal', value: 'Gold' },
        { label: 'Engraving', value: 'A &amp; B' },
      ],
    })
    const custom = [option('field', 'Engraving', 'A &amp; B', 'A & B'), option('drop_down', 'Metal', 'Gold')]
    expect(itemOptions(item, custom)).toEqual([
      { label: 'Metal', value: 'Gold', isPersonal: false },
      { label: 'Engraving', value: 'A & B', isPersonal: true },
    ])
  })
  it('end with those that only the custom options call returns', () => {
    const item = ring({ options: [{ label: 'Metal', value: 'Gold' }] })
    expect(
      itemOptions(item, [option('area', 'Note', 'Hi'), option('field', 'Empty', '')]).map(
        ({ label }) => label,
      ),
    ).toEqual(['Metal', 'Note'])
  })
})

it('the storefront’s section has the items newest first, with names escaped and gifts without a price', () => {
  const items = [
    { item_id: 2, product_id: 87, product_name: 'Pouch', product_price_value: 0, qty: 1 },
    {
      item_id: 1,
      product_id: 55,
      product_name: 'Ann&#039;s ring',
      product_price_value: '50.0000',
      qty: '2',
      product_image: { src: '/r.jpg' },
    },
  ]
  expect(parseSectionItems({ items })).toMatchObject([
    { item_id: '1', product_id: '55', name: "Ann's ring", qty: 2, thumbnail: '/r.jpg' },
    { item_id: '2', product_id: undefined, name: 'Pouch' },
  ])
  for (const nothing of [undefined, null, [], { items: null }, 'x', { items: [null, 3] }])
    expect(parseSectionItems(nothing)).toEqual([])
})

it.each([
  ['12', 12],
  [' ３ ', 3],
  ['0', 0],
  ['', undefined],
  ['1e2', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['123456', undefined],
])('"%s" as a typed quantity is %s', (typed, qty) => expect(readQuantity(typed)).toBe(qty))
