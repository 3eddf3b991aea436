import { queryByText } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { $totals } from '#cart/state/cart.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { render } from '#test/render.tsx'
import { $giftCards } from '../../state/provider-settings.ts'
import { TypeNotes } from './TypeNotes.tsx'

afterEach(() => {
  $checkoutConfig.set(undefined)
  $giftCards.set([])
})

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

const charged = () => queryByText(document.body, /charged/)?.textContent

it('says what the card is charged with where that is in the shop’s own currency', () => {
  $totals.set({ base_currency_code: 'EUR', base_grand_total: 9.5, items: [], total_segments: [] } as never)
  render(<TypeNotes type="scheme" />)
  expect(charged()).toBeUndefined()
  $checkoutConfig.set({ payment: { adyen: { chargedCurrency: 'base' } } } as never)
  render(<TypeNotes type="scheme" />)
  expect(charged()).toBe('You will be charged €9.50, in the shop’s own currency.')
})

it('does not count what gift cards of the provider pay as charged', async () => {
  $totals.set({ base_currency_code: 'EUR', base_grand_total: 9.5, items: [], total_segments: [] } as never)
  $checkoutConfig.set({ payment: { adyen: { chargedCurrency: 'base' } } } as never)
  render(<TypeNotes type="scheme" />)
  $giftCards.set([{ id: '1', title: 'Gift card', balance: 200 }])
  await vi.waitFor(() => expect(charged()).toBe('You will be charged €7.50, in the shop’s own currency.'))
  $giftCards.set([{ id: '1', title: 'Gift card', balance: 1000 }])
  await vi.waitFor(() => expect(charged()).toBeUndefined())
})
