import { expect, it } from 'vitest'
import { parseSectionItems, sectionTaxMode } from './section-items'

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
