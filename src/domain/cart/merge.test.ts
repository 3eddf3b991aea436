import { expect, it } from 'vitest'
import { mergedItems } from './merge'

const line = (sku: string, qty: number, ...values: string[]) => ({
  name: `Piece ${sku}`,
  sku,
  qty,
  options: values.map((value) => ({ label: '', value })),
})

it('is nothing when the customer had nothing', () =>
  expect(mergedItems([line('A', 2)], [line('A', 2)])).toEqual([]))

it('names each line that came along, with its options', () =>
  expect(mergedItems([line('A', 1)], [line('B', 2), line('A', 1), line('A', 1, 'Ann', 'Gold')])).toEqual([
    { name: 'Piece B', qty: 2 },
    { name: 'Piece A, Ann, Gold', qty: 1 },
  ]))

it('counts only the pieces that came along where both carts had the same', () =>
  expect(mergedItems([line('A', 1)], [line('A', 3)])).toEqual([{ name: 'Piece A', qty: 2 }]))

it('knows a line again that the merge has split', () =>
  expect(mergedItems([line('A', 3)], [line('A', 1), line('A', 2)])).toEqual([]))
