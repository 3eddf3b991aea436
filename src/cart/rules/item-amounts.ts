import type { QuoteItem } from './cart.ts'
import type { Totals } from './totals.ts'

/**
 * The items with the quantities and amounts of these totals (wire: shapes); one whose numbers are the same stays the
 * same object.
 */
export function withAmounts(items: QuoteItem[], totals: Totals | undefined): QuoteItem[] {
  const rows = new Map(totals?.items.map(({ item_id, ...amounts }) => [item_id, amounts]))
  return items.map((item) => {
    const amounts = rows.get(item.item_id)
    if (!amounts?.qty) return item
    const isSame = Object.entries(amounts).every(([name, value]) => item[name as keyof QuoteItem] === value)
    return isSame ? item : { ...item, ...amounts }
  })
}

/** Whether the items add up to the subtotal. A read during a change may have the items of after it and the totals of before. */
export function addsUp({ items, subtotal }: Totals): boolean {
  const sum = items.reduce((rows, { row_total }) => rows + row_total, 0)
  return Math.abs(sum - subtotal) < 0.005
}

type Ids = readonly Pick<QuoteItem, 'item_id'>[]

/**
 * Whether totals are those of another cart than the items: no item is in both. The shop finds items by the session and
 * totals by the cart's id, and a guest's cart outlives its session (trap: lost-session).
 */
export function isOtherCart(items: Ids, totals: Pick<Totals, 'items'> | undefined): boolean {
  const rows = new Set(totals?.items.map(({ item_id }) => item_id))
  return rows.size > 0 && !items.some(({ item_id }) => rows.has(item_id))
}

/** Why another cart has taken the place of the one on screen; also the key of the sentence about it. */
export type Replacement = 'account' | 'kept' | 'other' | 'ended'

/** Returns what became of the previous cart, judged by whether each cart belongs to a customer or a guest. */
export function replacementOf(before: { customer: boolean }, now: { customer: boolean }): Replacement {
  if (now.customer) return before.customer ? 'other' : 'account'
  return before.customer ? 'kept' : 'ended'
}
