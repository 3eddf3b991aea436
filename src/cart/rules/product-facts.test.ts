import { expect, it } from 'vitest'
import { readProductFacts } from './product-facts.ts'

it('tells what the shop says about a product', () => {
  const product = {
    has_options: '1',
    only_x_left_in_stock: '2',
    is_returnable: '0',
    erp_extra: '{"lead_time":5}',
  }
  const facts = {
    has_options: true,
    only_x_left_in_stock: 2,
    is_returnable: 0,
    erp_extra: { lead_time: 5 },
  }
  expect(readProductFacts(product)).toEqual(facts)
  expect(readProductFacts(facts)).toEqual(facts)
})

it.each([
  {},
  { has_options: '0', only_x_left_in_stock: null, is_returnable: '2', erp_extra: null },
  { only_x_left_in_stock: 0, is_returnable: 1, erp_extra: '{"lead_time":""}' },
])('invents nothing for %j', (product) => expect(readProductFacts(product)).toEqual({ erp_extra: {} }))
