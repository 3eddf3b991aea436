import { afterEach, beforeEach, vi } from 'vitest'
import { parseItems, type QuoteItem } from '#cart/rules/cart.ts'
import { parseTotals } from '#cart/rules/parse-totals.ts'
import { $cartState, $items, setTotals } from '#cart/state/cart.ts'
import { $context } from '#storefront/state/context.ts'
import { $slots } from '../state/slots.ts'

const [parsed] = parseItems([
  {
    item_id: 1,
    product_id: 51,
    name: 'Voucher <b>',
    sku: 'V',
    qty: 1,
    price_incl_tax: 120,
    row_total_incl_tax: 120,
    is_virtual: true,
    product_url: '/voucher.html',
  },
])
export const item: QuoteItem = parsed!

/** A cart with one item, and no slots left of the test before. */
export function setUpCart() {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    $context.set({})
    $items.set([item])
    setTotals(
      parseTotals({
        quote_currency_code: 'USD',
        total_segments: [{ code: 'grand_total', title: 'Total', value: 120 }],
      }),
    )
    $cartState.set('ready')
  })
  afterEach(() => {
    for (const place of Object.keys($slots.get())) $slots.setKey(place, undefined)
  })
}
