import { expect, it } from 'vitest'
import { parseItems } from '#cart/rules/cart.ts'
import { parseTotals } from '#cart/rules/parse-totals.ts'
import { oddMembers } from '#storefront/page/debug.ts'

const oddOf = (raw: unknown) => oddMembers(raw, parseItems(raw))

it('is nothing in an answer as it should be', () => {
  const item = { item_id: 7, qty: '1.0000', price: 12, name: 'Ring', options: [], additional_data: null }
  expect(oddOf([item])).toEqual([])
  expect(oddOf([])).toEqual([])
})

it('names numbers that are none, texts and lists that are none, and rows that are left out', () => {
  expect(oddOf([{ item_id: 7, qty: 'two', name: ['Ring'], options: 'x' }])).toEqual([
    '0.name is no text',
    '0.qty is no number',
    '0.options is no list',
  ])
  expect(oddOf([{ item_id: 7 }, { qty: 1 }])).toEqual(['has 2 rows, 1 can be read'])
  const totals = { grand_total: {}, total_segments: [{ code: 'tax', title: 'Tax', value: 'much' }] }
  expect(oddMembers(totals, parseTotals(totals))).toEqual([
    'grand_total is no number',
    'total_segments.0.value is no number',
  ])
})
