import { pick } from '#lib/json.ts'
import type { QuoteItem } from './cart.ts'
import { grandTotal, segments, type Totals } from './totals.ts'

/** The fields of an item that scripts of the page receive. */
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

/** The part of the totals that scripts of the page receive. */
export const publicTotals = (totals: Totals | undefined) => ({
  grand_total: grandTotal(totals),
  total_segments: segments(totals).map((segment) => pick(segment, ['code', 'title', 'value'])),
})

/** The part of a cart that scripts of the page receive. It contains no personal data. */
export const publicCart = (
  items: QuoteItem[],
  totals: Totals | undefined,
  count: number,
  currency: string,
) => ({ items: items.map(publicItem), count, currency, ...publicTotals(totals) })
