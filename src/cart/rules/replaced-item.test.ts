import { expect, it } from 'vitest'
import { parseItems } from './cart.ts'
import { replacedItem } from './replaced-item.ts'

const cart = (...rows: [item_id: number, product_id: number, qty: number][]) =>
  parseItems(rows.map(([item_id, product_id, qty]) => ({ item_id, product_id, qty })))
const before = cart([1, 55, 2], [2, 56, 1], [3, 55, 1])
const found = (...rows: Parameters<typeof cart>) => {
  const { item, firstUnit } = replacedItem('1', before, cart(...rows)) ?? {}
  return [item?.item_id, firstUnit]
}

it('an item with other options is the new one of its product', () =>
  expect(found([2, 56, 1], [3, 55, 1], [9, 55, 2])).toEqual(['9', 0]))

it('an item that became like another is more of that one, behind its units', () =>
  expect(found([2, 56, 1], [3, 55, 3])).toEqual(['3', 1]))

it('an item that is still there was not replaced', () =>
  expect(found([1, 55, 2], [2, 56, 1], [3, 55, 1], [9, 55, 1])).toEqual([undefined, undefined]))

it('an item that was removed is nothing else', () =>
  expect(found([2, 56, 1], [3, 55, 1])).toEqual([undefined, undefined]))
