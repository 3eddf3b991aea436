import { pick } from '#lib/json.ts'
import type { QuoteItem } from './cart.ts'
import { grandTotal, segments, type Totals } from './totals.ts'

/** What scripts of the page get of an item. */
export const publicItem = (item: QuoteItem) =>
  pick(item, [
    'item_id',
    'product_id',
    'sku',
    'name',
    'qty',
    'price_incl_tax',
    'row_total_incl_tax',
    'is_virtual',
    'url',
  ])

/** What scripts of the page get of totals. */
export const publicTotals = (totals: Totals | undefined) => ({
  grand_total: grandTotal(totals),
  total_segments: segments(totals).map((segment) => pick(segment, ['code', 'title', 'value'])),
})

/** What scripts of the page get of a cart: nothing of the person. */
export const publicCart = (
  items: QuoteItem[],
  totals: Totals | undefined,
  count: number,
  currency: string,
) => ({ items: items.map(publicItem), count, currency, ...publicTotals(totals) })
