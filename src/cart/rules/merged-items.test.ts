import { expect, it } from 'vitest'
import { mergedItems } from './merged-items.ts'

const item = (sku: string, qty: number, ...values: string[]) => ({
  name: `Ring ${sku}`,
  sku,
  qty,
  options: values.map((value) => ({ label: '', value })),
})

it('is nothing when the customer had nothing', () =>
  expect(mergedItems([item('A', 2)], [item('A', 2)])).toEqual([]))

it('names each added item, with its options', () =>
  expect(mergedItems([item('A', 1)], [item('B', 2), item('A', 1), item('A', 1, 'Ann', 'Gold')])).toEqual([
    { name: 'Ring B', qty: 2 },
    { name: 'Ring A, Ann, Gold', qty: 1 },
  ]))

it('counts only the added quantity where both carts had the same item', () =>
  expect(mergedItems([item('A', 1)], [item('A', 3)])).toEqual([{ name: 'Ring A', qty: 2 }]))

it('names an item in another metal than the guest’s', () =>
  expect(mergedItems([item('A', 1, 'Gold')], [item('A', 1, 'Gold'), item('A', 1, 'Silver')])).toEqual([
    { name: 'Ring A, Silver', qty: 1 },
  ]))

it('counts what the guest had once, however many rows the merge made of it', () =>
  expect(mergedItems([item('A', 1)], [item('A', 1), item('A', 1), item('A', 1)])).toEqual([
    { name: 'Ring A', qty: 1 },
    { name: 'Ring A', qty: 1 },
  ]))

it('recognises an item that the merge has split', () =>
  expect(mergedItems([item('A', 3)], [item('A', 1), item('A', 2)])).toEqual([]))
