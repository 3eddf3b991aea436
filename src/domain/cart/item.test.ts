import { describe, expect, it } from 'vitest'
import { isSpecialOffer, parseItem, parseItems } from './cart'
import { itemDetails, parseSectionItems } from './section-items'
import { giftUnits, itemControls, readQuantity } from './item-controls'
import { itemNames } from './item-names'
import { itemOptions, parseCustomOptions, typedLabels } from './item-options'

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
  ['virtual', true],
  ['downloadable', true],
  ['simple', false],
])('an item of type %s in the storefront’s section is virtual: %s', (product_type, is_virtual) =>
  expect(parseSectionItems({ items: [{ item_id: 1, product_type }] })[0]!.is_virtual).toBe(is_virtual),
)

it('an item in the storefront’s section links to its product where that has a page', () => {
  const urlOf = (more: object) =>
    parseSectionItems({ items: [{ item_id: 1, product_url: '/ring.html', ...more }] })[0]!.url
  expect(urlOf({})).toBe('/ring.html')
  expect(urlOf({ product_has_url: true })).toBe('/ring.html')
  expect(urlOf({ product_has_url: false })).toBeUndefined()
})

it('what is kept of an item that is no special offer names none', () =>
  expect(itemDetails(ring()).additional_data).toEqual({ options: { special_offer: undefined } }))

describe('the price in the storefront’s section', () => {
  const printed = (kind: string, text: string) =>
    `<span class="price-${kind}-tax" data-label="x"><span class="minicart-price">\n<span class="price">${text}</span></span></span>`
  const priceOf = (product_price_value: unknown, product_price?: string) => {
    const items = [{ item_id: 1, product_id: 55, qty: 2, product_price, product_price_value }]
    const [item] = parseSectionItems({ items })
    return [item!.price_incl_tax, item!.row_total_incl_tax]
  }

  it.each([
    ['nothing but the number', 50, undefined, 50],
    ['text of the theme’s own', '50.0000', '<b>50 €</b>', 50],
    ['with tax', 41.3223, printed('including', '50,00&nbsp;€'), 50],
    ['with a tax of nothing', 50, printed('including', '50,00 €'), 50],
    ['with a tax of half', 50, printed('including', '75,00 €'), 75],
    ['with tax, in thousands', 1033.0578, printed('including', '1.250,00 €'), 1250],
    ['with tax, without decimals', 4546, printed('including', '¥5,001'), 5001],
    ['with tax, in three decimals', 1.1, printed('including', 'KWD1.210'), 1.21],
    ['both', 41.3223, printed('excluding', '41,32 €') + printed('including', '50,00 €'), 50],
  ])('is the one with tax: %s', (_, value, html, price) => {
    expect(priceOf(value, html)).toEqual([price, 2 * price])
  })

  it.each([
    ['without tax only', 41.3223, printed('excluding', '41,32 €')],
    ['with less than no tax', 50, printed('including', '49,00 €')],
    ['as text that is no price', 41.3223, printed('including', 'on request')],
  ])('is not known where it is printed %s', (_, value, html) => {
    expect(priceOf(value, html)).toEqual([NaN, NaN])
  })
})

it('the storefront’s section is completed by what the shop last said of an item in the same quantity', () => {
  const offer = ring({
    qty: 2,
    price_incl_tax: 49.5,
    row_total_incl_tax: 99,
    discount_amount: 9,
    product: { erp_extra: { brand: 'Acme' } },
    additional_data: { options: { special_offer: { price_type: 2 }, imageHash: 'secret' } },
  })
  const details = JSON.parse(JSON.stringify({ [offer.item_id]: itemDetails(offer) })) as object
  const section = (qty: number) => ({
    items: [{ item_id: offer.item_id, product_id: 55, product_name: 'Ring', qty, product_price_value: 40 }],
  })
  const [same] = parseSectionItems(section(2), details)
  expect(same).toMatchObject({ name: 'Ring', row_total_incl_tax: 99, discount_amount: 9 })
  expect(same!.product.erp_extra.brand).toBe('Acme')
  expect(isSpecialOffer(same!)).toBe(true)
  expect(JSON.stringify(details)).not.toContain('secret')
  const [other] = parseSectionItems(section(3), details)
  expect(other).toMatchObject({ row_total_incl_tax: 120, discount_amount: 0 })
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

it.each([
  ['1.5', 1.5],
  ['0,25', 0.25],
  ['２．５', 2.5],
  ['3', 3],
  ['1.', undefined],
  ['.5', undefined],
  ['1,000.5', undefined],
  ['1.23456', undefined],
  ['-1.5', undefined],
])('"%s" as a typed decimal quantity is %s', (typed, qty) => expect(readQuantity(typed, true)).toBe(qty))

it.each([
  [3, 3],
  [1.5, 1],
  [0.4, 1],
  [-2, 1],
  [NaN, 1],
  [1e308, 10_000],
])('of a quantity of %s, %s can be wrapped', (qty, count) => expect(giftUnits(qty)).toHaveLength(count))
