import { queryByText } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { $totals } from '#cart/state/cart.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
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

it('says what the card is charged with where that is in the shop’s own currency', () => {
  $totals.set({ base_currency_code: 'EUR', base_grand_total: 9.5, items: [], total_segments: [] } as never)
  const note = () => queryByText(document.body, /charged/)?.textContent
  render(<TypeNotes type="scheme" />)
  expect(note()).toBeUndefined()
  $checkoutConfig.set({ payment: { adyen: { chargedCurrency: 'base' } } } as never)
  render(<TypeNotes type="scheme" />)
  expect(note()).toBe('You will be charged €9.50, in the shop’s own currency.')
  $checkoutConfig.set(undefined)
})
