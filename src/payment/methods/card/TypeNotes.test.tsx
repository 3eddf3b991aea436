import { queryByText } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { $totals } from '#cart/state/cart.ts'
import { render } from '#test/render.tsx'
import { TypeNotes } from './TypeNotes.tsx'

const discount = { code: 'payment_discount', title: 'Payment Discount', value: -4.5 }

it.each([
  ['klarna_paynow', [discount], 'You save $4.50 with this way to pay.'],
  ['klarna_paynow', [], undefined],
  ['scheme', [discount], undefined],
])('the label of %s says what the totals %j have: %s', (type, total_segments, label) => {
  $totals.set({ subtotal: 200, items: [], total_segments } as never)
  render(<TypeNotes type={type} />)
  expect(queryByText(document.body, /You save/)?.textContent).toBe(label)
})
