import { describe, expect, it } from 'vitest'
import { parseItem, parseItems } from './cart'
import { parseSectionItems } from './section'
import { itemControls } from './item-controls'
import { itemNames } from './item-names'
import { itemOptions } from './item-options'
import { readQuantity } from './quantity'

const line = (more: object = {}) =>
  parseItem({ item_id: 1, product_id: 55, sku: 'NN-1', name: 'Ring', ...more })!

describe('the controls of a line', () => {
  const offer = { additional_data: '{"options":{"special_offer":{"price_type":"2"}}}' }
  it.each([
    ['a piece', line(), { quantity: true, wishlist: true, remove: true }],
    ['a free gift', line({ product_id: null }), { quantity: false, wishlist: false, remove: false }],
    ['a special offer', line(offer), { quantity: false, wishlist: false, remove: true }],
    ['the membership', line({ sku: 'PRIME' }), { quantity: false, wishlist: false, remove: true }],
  ])('for %s are those that make sense', (_, item, controls) =>
    expect(itemControls(item, 'PRIME')).toEqual(controls),
  )
})

describe('the name of a line', () => {
  const names = (...rows: object[]) => [
    ...itemNames(parseItems(rows.map((row, at) => ({ item_id: at + 1, ...row })))).values(),
  ]
  const engraved = (value: string) => ({ name: 'Ring', options: [{ label: 'Engraving', value }] })
  it('is the product’s where no other line has it', () => {
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

describe('the options of a line', () => {
  const told = (option_type: string, label: string, value: string, print_value = value) => ({
    option_type,
    label,
    value,
    print_value,
  })
  it('mark what the shopper wrote and read it as it prints', () => {
    const item = line({
      options: [
        { label: 'Metal', value: 'Gold' },
        { label: 'Engraving', value: 'A &amp; B' },
      ],
    })
    const custom = [told('field', 'Engraving', 'A &amp; B', 'A & B'), told('drop_down', 'Metal', 'Gold')]
    expect(itemOptions(item, custom)).toEqual([
      { label: 'Metal', value: 'Gold', isPersonal: false },
      { label: 'Engraving', value: 'A & B', isPersonal: true },
    ])
  })
  it('have those only the custom options call knows behind them', () => {
    const item = line({ options: [{ label: 'Metal', value: 'Gold' }] })
    expect(
      itemOptions(item, [told('area', 'Note', 'Hi'), told('field', 'Empty', '')]).map(({ label }) => label),
    ).toEqual(['Metal', 'Note'])
  })
})

it('the storefront’s section has the lines newest first, with names escaped and gifts without a price', () => {
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
])('"%s" pieces typed are %s', (typed, qty) => expect(readQuantity(typed)).toBe(qty))
