import { findByText, getAllByRole, queryByText, waitFor } from '@testing-library/dom'
import { afterEach, expect, it } from 'vitest'
import { parseItem, type QuoteItem } from '../rules/cart.ts'
import { parseTotals } from '../rules/parse-totals.ts'
import { $items, $totals } from '../state/cart.ts'
import { addStrings } from '#i18n/state/strings.ts'
import german from '#locales/de/common.json'
import { serve } from '#test/fetch-stub.ts'
import { render } from '#test/render.tsx'
import { TotalsList } from './TotalRows.tsx'

const html = document.documentElement
const names = () => getAllByRole(document.body, 'term').map((term) => term.textContent)

afterEach(() => {
  html.lang = ''
})

it('names the rows it knows in the shopper’s language, and the others as the shop does', async () => {
  serve({})
  html.lang = 'de'
  addStrings('de', 'common', german)
  const totals = parseTotals({
    total_segments: [
      { code: 'subtotal', title: 'Subtotal', value: 100 },
      { code: 'discount', title: 'Discount (Spring sale)', value: -10 },
      { code: 'shipping', title: 'Shipping & Handling (Flat - Fixed)', value: 5 },
      { code: 'moon_tax', title: 'Mondsteuer', value: 1 },
      { code: 'aw_reward_points', title: '500 Reward Points', value: -5 },
      { code: 'grand_total', title: 'Grand Total', value: 91 },
    ],
    extension_attributes: { aw_reward_points: 500 },
  })
  $totals.set(totals)
  render(<TotalsList />)
  await waitFor(() =>
    expect(names()).toEqual([
      'Zwischensumme',
      'Rabatt (Spring sale)',
      'Versand',
      'Mondsteuer',
      'Bonuspunkte (500)',
      'Gesamtbetrag',
    ]),
  )
})

const unchosen = parseTotals({
  total_segments: [
    { code: 'shipping', title: 'Shipping & Handling', value: 0 },
    { code: 'grand_total', title: 'Grand Total', value: 91 },
  ],
})
const voucher = parseItem({ item_id: '1', is_virtual: '1' }) as QuoteItem

it('calls no shipping free that nobody has chosen yet, unless there is nothing to ship', async () => {
  serve({})
  html.lang = 'en'
  $totals.set(unchosen)
  render(<TotalsList />)
  await findByText(document.body, 'Not yet known')
  $items.set([voucher])
  await waitFor(() => expect(queryByText(document.body, 'Not yet known')).toBeNull())
})
