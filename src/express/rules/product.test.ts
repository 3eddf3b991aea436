import { expect, it } from 'vitest'
import { expressProduct } from './express.ts'

it.each([
  ['no form', [], { product: 59, qty: 1 }],
  ['a quantity', [['qty', '3']], { product: 59, qty: 3 }],
  ['an empty quantity', [['qty', '']], { product: 59, qty: 1 }],
  [
    'a configurable product',
    [
      ['form_key', 'x'],
      ['super_attribute[93]', '21'],
      ['super_attribute[94]', ''],
    ],
    { product: 59, qty: 1, super_attribute: { 93: 21 } },
  ],
  ['an option that is left empty', [['options[5]', '']], { product: 59, qty: 1 }],
  ['an engraving', [['options[5]', 'Ann']], undefined],
  ['a file', [['options_5_file', 'ann.png']], undefined],
  ['an item of the cart', [['item', '7']], undefined],
  ['no quantity at all', [['qty', '-1']], undefined],
  ['a quantity in words', [['qty', 'two']], undefined],
] as [string, [string, string][], unknown][])('with %s', (_what, fields, product) => {
  expect(expressProduct('59', fields)).toEqual(product)
})

it('without an id there is no product', () => {
  expect(expressProduct('')).toBeUndefined()
})
