import { describe, expect, it } from 'vitest'
import { parseItem, parseItems } from './cart.ts'
import { itemControls } from './item-controls.ts'
import { itemNames } from './item-names.ts'
import { itemOptions, parseCustomOptions, typedLabels } from './item-options.ts'

const ring = (more: object = {}) =>
  parseItem({ item_id: 1, product_id: 55, sku: 'NN-1', name: 'Ring', ...more })!

describe('the controls of an item', () => {
  const offer = { additional_data: '{"options":{"special_offer":{"price_type":"2"}}}' }
  it.each([
    ['an item', ring(), { quantity: true, wishlist: true, remove: true }],
    ['a free gift', ring({ product_id: null }), { quantity: false, wishlist: false, remove: true }],
    ['a special offer', ring(offer), { quantity: false, wishlist: false, remove: true }],
    ['the membership', ring({ sku: 'PRIME' }), { quantity: false, wishlist: false, remove: true }],
  ])('for %s are those that make sense', (_, item, controls) =>
    expect(itemControls(item, 'PRIME')).toEqual(controls),
  )

  const sized = { options: [{ label: 'Size', value: '54' }] }
  it.each([
    ['with options in a dialog', ring(sized), 'here'],
    ['with options none of which is chosen in a dialog', ring({ product: { has_options: '1' } }), 'here'],
    ['without any not at all', ring({ product: { has_options: '0' } }), undefined],
    [
      'that is a design on its own page',
      ring({ ...sized, additional_data: '{"options":{"imageHash":"ab"}}' }),
      'elsewhere',
    ],
    ['that is an offer not at all', ring({ ...sized, ...offer }), undefined],
  ])('change the options of an item %s', (_, item, options) =>
    expect(itemControls(item, 'PRIME').options).toBe(options),
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
  it('are those of its row where there are no others', () =>
    expect(itemOptions({ options: [{ label: 'Metal', value: 'Gold' }] })).toEqual([
      { label: 'Metal', value: 'Gold', isPersonal: false },
    ]))

  it('are read however Magento writes their values', () => {
    const valueOf = (option: object) => ring({ options: [{ label: 'Any', ...option }] }).options[0]?.value
    const dots = ' <a href="#" class="dots tooltip toggle" onclick="return false">...</a>'
    expect([
      valueOf({ value: 'To Ann &amp; Bo,<br />\nfor ever' }),
      valueOf({ value: `To Ann${dots}`, full_view: 'To Ann &lt;3 and Bo' }),
      valueOf({ value: '<a href="/photo" target="_blank">ann.jpg</a> 300 x 300 px.' }),
      valueOf({ value: ['1 x Ring <span class="price">$27.00</span>', '2 x Chain'] }),
      valueOf({ value: '' }),
    ]).toEqual([
      'To Ann & Bo, \nfor ever',
      'To Ann <3 and Bo',
      'ann.jpg 300 x 300 px.',
      '1 x Ring $27.00, 2 x Chain',
      undefined,
    ])
  })

  it('quotes what was typed before the shop says so, by the labels of earlier pages', () => {
    const cached = {
      options: [
        { label: 'Engraving', value: 'Ann & Bo' },
        { label: 'Metal', value: 'Gold' },
      ],
    }
    expect(itemOptions(cached, [], ['Engraving']).map(({ isPersonal }) => isPersonal)).toEqual([true, false])
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
  it('are as the shopper wrote them where the shop prints none', () => {
    const custom = parseCustomOptions([
      { item_id: 1, options: [{ label: 'Size', value: '54' }] },
      { item_id: 2, options: [{ label: 'Size', value: 'x', print_value: '56' }] },
    ])
    expect(itemOptions(ring(), custom[1]).map(({ value }) => value)).toEqual(['54'])
    expect(itemOptions(ring(), custom[2]).map(({ value }) => value)).toEqual(['56'])
    expect(itemOptions(ring(), [option('field', 'Note', 'A &amp; B', '')])[0]!.value).toBe('A & B')
  })
  it('are known as typed by their labels, each once', () =>
    expect(
      typedLabels([
        { ...option('field', 'Name &amp; date', ''), option_id: '1' },
        { ...option('area', 'Note', ''), option_id: '2' },
        { ...option('area', 'Note', ''), option_id: '3' },
        { ...option('drop_down', 'Metal', ''), option_id: '4' },
      ]),
    ).toEqual(['Name & date', 'Note']))
  it('end with those that only the custom options call returns', () => {
    const item = ring({ options: [{ label: 'Metal', value: 'Gold' }] })
    expect(
      itemOptions(item, [option('area', 'Note', 'Hi'), option('field', 'Empty', '')]).map(
        ({ label }) => label,
      ),
    ).toEqual(['Metal', 'Note'])
  })
})
