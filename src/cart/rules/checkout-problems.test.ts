import { expect, it } from 'vitest'
import { checkoutProblems, parseMinimumOrder } from './checkout-problems.ts'
import { parseTotals } from './parse-totals.ts'

const totals = parseTotals({ base_subtotal: 100, base_discount_amount: -10, base_tax_amount: 8 })
const minimum = { amount: '100.0000', text: 'Minimum order amount is $100.00' }

it.each([
  ['comes to it', {}, []],
  ['does not after its discount', { include_discount_amount: true }, [minimum.text]],
  ['does with its tax', { amount: 105, tax_including: '1' }, []],
  ['does not without its tax', { amount: 105 }, [minimum.text]],
])('of a least amount, a cart that %s has the shop’s reason', (_, more, reasons) =>
  expect(checkoutProblems([], totals, parseMinimumOrder({ ...minimum, ...more }))).toEqual(reasons),
)

it('an item that the shop would not order says why, once for several', () => {
  const message = 'The requested qty is not available'
  const items = [
    { message: 'Only 2 left' },
    { has_error: true, message },
    { has_error: true, message },
  ] as const
  expect(checkoutProblems(items)).toEqual([message])
  expect(checkoutProblems([{ has_error: true, message: '' }])).toEqual([''])
})

it('without settings there is no least amount', () => {
  expect(parseMinimumOrder(null)).toBeUndefined()
  expect(checkoutProblems(undefined, totals)).toEqual([])
})
