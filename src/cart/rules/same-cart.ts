import type { QuoteItem } from './cart.ts'
import type { Totals } from './totals.ts'

type Ids = readonly Pick<QuoteItem, 'item_id'>[]

/**
 * Whether totals are those of another cart than the items: no item is in both. The shop finds items by the session and
 * totals by the cart's id, and a guest's cart outlives its session (trap: lost-session).
 */
export function isOtherCart(items: Ids, totals: Pick<Totals, 'items'> | undefined): boolean {
  const rows = new Set(totals?.items.map(({ item_id }) => item_id))
  return rows.size > 0 && !items.some(({ item_id }) => rows.has(item_id))
}

/** The items these totals count; none without totals. */
export function itemsIn<T extends Pick<QuoteItem, 'item_id'>>(
  totals: Pick<Totals, 'items'> | undefined,
  items: T[],
): T[] {
  const rows = new Set(totals?.items.map(({ item_id }) => item_id))
  return items.filter(({ item_id }) => rows.has(item_id))
}

/** Why another cart has taken the place of the one on screen; also the key of the sentence about it. */
export type Replacement = 'account' | 'kept' | 'other' | 'ended'

/** Returns what became of the previous cart, judged by whether each cart belongs to a customer or a guest. */
export function replacementOf(before: { customer: boolean }, now: { customer: boolean }): Replacement {
  if (now.customer) return before.customer ? 'other' : 'account'
  return before.customer ? 'kept' : 'ended'
}
