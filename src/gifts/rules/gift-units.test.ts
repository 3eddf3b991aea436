import { expect, it } from 'vitest'
import { canBeGift, giftUnits } from './gift-units.ts'

it('an item can be a gift if it is shipped and paid for', () => {
  expect(canBeGift({ product_id: '55', is_virtual: false })).toBe(true)
  expect(canBeGift({ product_id: '55', is_virtual: true })).toBe(false)
  expect(canBeGift({ product_id: undefined, is_virtual: false })).toBe(false)
})

it.each([
  [3, 3],
  [1.5, 1],
  [0.4, 1],
  [-2, 1],
  [NaN, 1],
  [1e308, 10_000],
])('of a quantity of %s, %s can be wrapped', (qty, count) => expect(giftUnits(qty)).toHaveLength(count))
