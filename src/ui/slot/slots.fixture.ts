import { afterEach, beforeEach, vi } from 'vitest'
import { parseItems, type QuoteItem } from '../../domain/cart/cart'
import { parseTotals } from '../../domain/cart/parse-totals'
import { $cartState, $items, setTotals } from '../../state/cart/cart'
import { $context } from '../../state/page/context'
import { $slots } from '../../state/page/slots'

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
