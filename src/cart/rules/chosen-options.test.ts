import { expect, it } from 'vitest'
import { parseChosenOptions, readChosenFields } from './chosen-options.ts'

it('reads what was chosen for an item as the product’s form sends it', () => {
  const extension_attributes = {
    custom_options: [
      { option_id: '5', option_value: 'Ann' },
      { option_id: 6, option_value: 22 },
    ],
    configurable_item_options: [{ option_id: '93', option_value: 56 }],
  }
  expect(parseChosenOptions({ product_option: { extension_attributes } })).toEqual([
    ['options[5]', 'Ann'],
    ['options[6]', '22'],
    ['super_attribute[93]', '56'],
  ])
})

it.each([
  ['no item', undefined],
  ['an item without options', { item_id: 1 }],
  ['options that are none', { product_option: { extension_attributes: { custom_options: [null, 'x', 3] } } }],
])('finds nothing chosen in %s', (_, item) => expect(parseChosenOptions(item)).toEqual([]))

it('keeps only fields of options that have a value', () => {
  expect(
    readChosenFields([
      ['options[5]', 'Ann'],
      ['super_attribute[93]', 56],
      ['options[6]', ''],
      ['', 'x'],
      ['options[]', 'x'],
      ['qty', '2'],
      ['x options[5]', 'x'],
      ['options[5] x', 'x'],
      'options[7]',
      null,
    ]),
  ).toEqual([
    ['options[5]', 'Ann'],
    ['super_attribute[93]', '56'],
  ])
  expect(readChosenFields('options[5]')).toEqual([])
})
