import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceProblem, parseItemChoices, replacedItem } from './item-choices.ts'
import { parseItems } from './cart.ts'

const engraving = {
  option_id: 5,
  title: 'Engraving',
  type: 'field',
  is_require: true,
  max_characters: 20,
  price: 9,
  sort_order: 2,
}
const metal = {
  option_id: 6,
  title: 'Metal',
  type: 'drop_down',
  is_require: false,
  sort_order: 1,
  values: [
    { option_type_id: 22, title: 'Rose gold', price: 25, price_type: 'fixed', sort_order: 2 },
    { option_type_id: 21, title: 'Silver', price: 10, price_type: 'percent', sort_order: 1 },
  ],
}
const row = (more: object) => [{ item_id: 153, options: [], ...more }]
const chosen = (custom_options: object[], configurable_item_options: object[] = []) => ({
  extension_attributes: { custom_options, configurable_item_options },
})

describe('the choices for an item', () => {
  it('are its product’s custom options in the shop’s order, with their prices and what is chosen', () => {
    const product_option = chosen([
      null!,
      { option_id: '5', option_value: 'A &amp; B' },
      { option_id: '6', option_value: 22 },
    ])
    expect(parseItemChoices(row({ product_options: [engraving, metal], product_option }), '153')).toEqual([
      {
        name: 'options[6]',
        label: 'Metal',
        isRequired: false,
        chosen: '22',
        values: [
          { value: '21', label: 'Silver', price: 0 },
          { value: '22', label: 'Rose gold', price: 25 },
        ],
      },
      {
        name: 'options[5]',
        label: 'Engraving',
        isRequired: true,
        chosen: 'A &amp; B',
        isLong: false,
        price: 9,
        limit: 20,
      },
    ])
  })

  it('are the attributes of a configurable product, without what is sold out', () => {
    const super_attributes = {
      137: {
        id: '137',
        code: 'metal',
        label: 'Metal',
        options: [
          { id: '4', label: 'Gold', products: ['8'] },
          { id: '5', label: 'Silver', products: [] },
        ],
      },
    }
    const product_option = chosen([], [{ option_id: '137', option_value: 4 }])
    expect(parseItemChoices(row({ super_attributes, product_option }), '153')).toEqual([
      {
        name: 'super_attribute[137]',
        label: 'Metal',
        isRequired: true,
        chosen: '4',
        values: [{ value: '4', label: 'Gold', price: 0 }],
      },
    ])
  })

  it('are those of the item in any form of list', () => {
    const rows = { 152: { options: [] }, 153: { product_options: [engraving] } }
    expect(parseItemChoices(rows, '153')).toHaveLength(1)
  })

  it.each([
    ['nothing is listed', row({})],
    ['another item is listed', [{ item_id: 1, product_options: [engraving] }]],
    [
      'a file is wanted',
      row({ product_options: [engraving, { option_id: 7, type: 'file', title: 'Photo' }] }),
    ],
    ['an attribute has nothing left', row({ super_attributes: [{ id: '1', label: 'Size', options: [] }] })],
    ['there is no list', null],
  ])('are unknown where %s', (_, raw) => expect(parseItemChoices(raw, '153')).toBeUndefined())

  it('never throw, whatever the shop sends', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const raw = row({ product_options: one, super_attributes: other, product_option: one })
        parseItemChoices(raw, '153')
        parseItemChoices(one, '153')
      }),
    ))
})

it('a choice that must be made is, and a text is no longer than the shop takes', () => {
  const [engraved] = parseItemChoices(row({ product_options: [engraving] }), '153')!
  expect(choiceProblem(engraved!, ' ')).toEqual({ key: 'validate.required' })
  expect(choiceProblem(engraved!, 'x'.repeat(21))).toEqual({ key: 'validate.max-length', values: { 0: 20 } })
  expect(choiceProblem(engraved!, 'Ann')).toBeUndefined()
})

const cart = (...rows: [item_id: number, product_id: number, qty: number][]) =>
  parseItems(rows.map(([item_id, product_id, qty]) => ({ item_id, product_id, qty })))
const before = cart([1, 55, 2], [2, 56, 1], [3, 55, 1])
const found = (...rows: Parameters<typeof cart>) => {
  const { item, firstUnit } = replacedItem('1', before, cart(...rows)) ?? {}
  return [item?.item_id, firstUnit]
}

it('an item with other options is the new one of its product', () =>
  expect(found([2, 56, 1], [3, 55, 1], [9, 55, 2])).toEqual(['9', 0]))

it('an item that became like another is more of that one, behind its units', () =>
  expect(found([2, 56, 1], [3, 55, 3])).toEqual(['3', 1]))

it('an item that is still there was not replaced', () =>
  expect(found([1, 55, 2], [2, 56, 1], [3, 55, 1], [9, 55, 1])).toEqual([undefined, undefined]))

it('an item that was removed is nothing else', () =>
  expect(found([2, 56, 1], [3, 55, 1])).toEqual([undefined, undefined]))
