import { expect, it } from 'vitest'
import { isOtherCart, itemsIn, replacementOf } from './same-cart.ts'
import { parseTotals } from './parse-totals.ts'

const totals = (...ids: number[]) =>
  parseTotals({
    items: ids.map((item_id) => ({ item_id, qty: 1 })),
    total_segments: [{ code: 'grand_total', title: 'Grand Total', value: 1 }],
  })
const items = (...ids: number[]) => ids.map((id) => ({ item_id: String(id) }))

it.each([
  ['the same items', [1, 2], [1, 2], false],
  ['one that was added between the two reads', [1, 2, 3], [1, 2], false],
  ['no item in both', [4], [1, 2], true],
  ['no items of a session that has lost its cart', [], [1, 2], true],
  ['totals that list no items', [1], [], false],
  ['an empty cart', [], [], false],
])('compares a cart’s items with its totals: %s', (_, held, summed, isOther) => {
  expect(isOtherCart(items(...held), totals(...summed))).toBe(isOther)
})

it('of the items on screen keeps those that the totals count', () => {
  expect(itemsIn(totals(2, 3), items(1, 2))).toEqual(items(2))
  expect(itemsIn(undefined, items(1))).toEqual([])
})

it.each([
  [false, false, 'ended'],
  [false, true, 'account'],
  [true, false, 'kept'],
  [true, true, 'other'],
] as const)('names what became of the cart before (customer’s: %s, then %s)', (before, now, replacement) => {
  expect(replacementOf({ customer: before }, { customer: now })).toBe(replacement)
})
