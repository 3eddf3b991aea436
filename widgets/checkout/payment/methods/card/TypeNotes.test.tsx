import { getByText, queryByText } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { $totals } from '../../../../../src/state/cart/cart'
import { $settings } from '../../../../../src/state/page/config'
import { $currency } from '../../../../../src/state/page/context'
import { render } from '../../../../../test/render'
import { TypeNotes } from './TypeNotes'

const page = document.body

/** Enough for the discount with delivery and taxes, or without them. */
it.each([
  ['the items alone are worth the minimum', { subtotal: 100, grand_total: 90 }, true],
  ['only delivery and taxes bring the order to the minimum', { subtotal: 99, grand_total: 120 }, false],
])('the discount of a way to pay when %s: %s', (_, amounts, isGiven) => {
  const code = $currency.get()
  $settings.set({
    payment_discount_enabled: '1',
    payment_discount_values: { [code]: 5 },
    payment_discount_min_subtotals: { [code]: 100 },
  })
  $totals.set({ ...amounts, items: [], total_segments: [] } as never)
  render(<TypeNotes type="klarna_paynow" />)
  if (isGiven) getByText(page, /You save/)
  else expect(queryByText(page, /You save/)).toBeNull()
})
