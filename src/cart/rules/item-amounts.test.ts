import { expect, it } from 'vitest'
import { parseItems } from './cart.ts'
import { addsUp, withAmounts } from './item-amounts.ts'
import { parseTotals } from './parse-totals.ts'

const items = parseItems([
  { item_id: '1', name: 'Pearl earrings', qty: 1, price_incl_tax: '34.5000', row_total_incl_tax: '34.5000' },
  { item_id: '2', name: 'Charm', qty: 1, price_incl_tax: '9.0000', row_total_incl_tax: '9.0000' },
])
const row = {
  item_id: 1,
  qty: 2,
  row_total: 69,
  price_incl_tax: 37.35,
  row_total_incl_tax: 74.69,
  discount_amount: 6.9,
}
const totals = (changes: object = {}) => parseTotals({ subtotal: 69, items: [row], ...changes })!

it('gives items the quantities and amounts of the totals, and keeps all others as they are', () => {
  const [earrings, charm] = withAmounts(items, totals())
  expect(earrings).toEqual({
    ...items[0],
    qty: 2,
    row_total: 69,
    price_incl_tax: 37.35,
    row_total_incl_tax: 74.69,
    discount_amount: 6.9,
  })
  expect(charm).toBe(items[1])
  expect(withAmounts([earrings!], totals())[0]).toBe(earrings)
})

it('leaves an amount the totals do not have as it is', () => {
  const [earrings] = withAmounts(items, totals({ items: [{ item_id: 1, qty: 2 }] }))
  expect(earrings).toMatchObject({ qty: 2, price_incl_tax: 34.5, row_total_incl_tax: 34.5 })
  expect(withAmounts(items, totals({ items: [{ item_id: 1 }] }))[0]).toBe(items[0])
})

it('keeps the items as they are while there are no totals', () =>
  expect(withAmounts(items, undefined)).toEqual(items))

it('finds totals whose items do not add up to the subtotal', () => {
  expect(addsUp(totals())).toBe(true)
  expect(addsUp(totals({ subtotal: 69.004 }))).toBe(true)
  expect(addsUp(totals({ subtotal: 34.5 }))).toBe(false)
})
