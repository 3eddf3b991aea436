import { expect, it } from 'vitest'
import { parseItems } from './cart.ts'
import { addsUp, withAmounts, isOtherCart, replacementOf } from './item-amounts.ts'
import { itemsIn } from './total-parts.ts'
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

const totalsOf = (...ids: number[]) =>
  parseTotals({
    items: ids.map((item_id) => ({ item_id, qty: 1 })),
    total_segments: [{ code: 'grand_total', title: 'Grand Total', value: 1 }],
  })
const itemsOf = (...ids: number[]) => ids.map((id) => ({ item_id: String(id) }))

it.each([
  ['the same items', [1, 2], [1, 2], false],
  ['one that was added between the two reads', [1, 2, 3], [1, 2], false],
  ['no item in both', [4], [1, 2], true],
  ['no items of a session that has lost its cart', [], [1, 2], true],
  ['totals that list no items', [1], [], false],
  ['an empty cart', [], [], false],
])('compares a cart’s items with its totals: %s', (_, held, summed, isOther) => {
  expect(isOtherCart(itemsOf(...held), totalsOf(...summed))).toBe(isOther)
})

it('of the items on screen keeps those that the totals count', () => {
  expect(itemsIn(totalsOf(2, 3), itemsOf(1, 2))).toEqual(itemsOf(2))
  expect(itemsIn(undefined, itemsOf(1))).toEqual([])
})

it.each([
  [false, false, 'ended'],
  [false, true, 'account'],
  [true, false, 'kept'],
  [true, true, 'other'],
] as const)('names what became of the cart before (customer’s: %s, then %s)', (before, now, replacement) => {
  expect(replacementOf({ customer: before }, { customer: now })).toBe(replacement)
})
