import { describe, expect, it } from 'vitest'
import { isSpecialOffer, parseItem } from './cart.ts'
import { isSectionOf, itemDetails, parseSectionItems, sectionTaxMode } from './section-items.ts'

const ring = (more: object = {}) =>
  parseItem({ item_id: 1, product_id: 55, sku: 'NN-1', name: 'Ring', ...more })!

const WITHOUT = '<span class="price-excluding-tax"></span>'
const WITH = '<span class="price-including-tax"></span>'

it.each([
  ['without tax', WITHOUT, 'excluding'],
  ['with tax', WITH, 'including'],
  ['with both', WITH + WITHOUT, 'both'],
  ['in the theme’s own writing', '<b>50 €</b>', undefined],
])('knows by the section that prices are shown %s', (_, product_price, mode) =>
  expect(sectionTaxMode({ items: [{ product_price }] })).toBe(mode),
)

it.each([undefined, [], { items: [] }, { items: [null, 'x'] }])(
  'does not know by the section %j how prices are shown',
  (section) => expect(sectionTaxMode(section)).toBeUndefined(),
)

it.each([
  ['agrees with it', '<span class="price">$89.02</span>', [19.34, 69.68]],
  ['disagrees with it', '<span class="price">$89.03</span>', [19.34, NaN]],
  ['is not there', undefined, [19.34, 69.68]],
])('knows the amount of several where the subtotal with tax %s', (_, subtotal_incl_tax, amounts) => {
  const items = [
    { item_id: 1, product_id: 55, qty: 2, product_price_value: 34.84 },
    { item_id: 2, product_id: 56, qty: 1, product_price_value: 19.34 },
  ]
  const parsed = parseSectionItems({ items, subtotal_incl_tax })
  expect(parsed.map(({ row_total_incl_tax }) => row_total_incl_tax)).toEqual(amounts)
})

it('the storefront’s section has the items newest first, with names decoded once and gifts without a price', () => {
  const items = [
    { item_id: 2, product_id: 87, product_name: 'Pouch', product_price_value: 0, qty: 1 },
    {
      item_id: 1,
      product_id: 55,
      product_name: 'Ann&#039;s &amp;lt;3 ring',
      product_price_value: '50.0000',
      qty: '2',
      product_image: { src: '/r.jpg' },
    },
  ]
  expect(parseSectionItems({ items })).toMatchObject([
    { item_id: '1', product_id: '55', name: "Ann's &lt;3 ring", qty: 2, thumbnail: '/r.jpg' },
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

describe('a section of two rings and a pendant', () => {
  const known = [
    { item_id: '1', qty: 2 },
    { item_id: '2', qty: 1 },
  ]
  const rings = { item_id: '1', qty: 2 }
  const pendant = { item_id: '2', qty: '1.0000' }

  it.each([
    ['counts their quantities', { summary_count: 3, items: [pendant, rings] }],
    ['counts items', { summary_count: 2, items: [pendant, rings] }],
    ['counts nothing', { items: [pendant, rings] }],
    ['hides one that the shop does not show', { summary_count: 3, items: [rings] }],
  ])('is of these items where it %s', (_, section) => expect(isSectionOf(section, known)).toBe(true))

  it('is of these items where parts of one add up', () => {
    const parts = [0.1, 0.2].map((qty, index) => ({ item_id: String(index), qty }))
    expect(isSectionOf({ summary_count: 0.3, items: parts }, parts)).toBe(true)
  })

  it.each([
    ['another quantity', { summary_count: 3, items: [pendant, { ...rings, qty: 3 }] }],
    ['another item', { summary_count: 3, items: [rings, { ...pendant, item_id: '3' }] }],
    ['one item fewer', { summary_count: 1, items: [pendant] }],
    ['no item', { summary_count: 0, items: [] }],
  ])('is of others where it has %s', (_, section) => expect(isSectionOf(section, known)).toBe(false))
})
