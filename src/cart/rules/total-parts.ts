import { toMinor } from '#lib/money/money.ts'
import type { Quote, QuoteItem } from './cart.ts'
import { grandTotal, segments, type Totals, type UsedGiftCard } from './totals.ts'

// These lie apart from `totals.ts`, since only parts that come later ask for them.

/** Returns what the shopper approves by placing the order: the amount on screen, and the items it is for. */
export function approvalOf(totals: Totals | undefined): string {
  if (!totals) return ''
  const currency = totals.quote_currency_code
  const quantities = totals.items.map(({ item_id, qty }) => `${item_id}x${Number(qty)}`).sort()
  return [toMinor(grandTotal(totals), currency), currency, ...quantities].join(' ')
}

/** The value of a segment; `undefined` when the server lists none. */
export function segmentValue(totals: Totals | undefined, code: string): number | undefined {
  return segments(totals).find((segment) => segment.code === code)?.value
}

/** The total in base currency, for analytics and the card's threshold (rule: entities). */
export function baseGrandTotal(totals: Totals | undefined, quote?: Quote): number {
  return totals?.base_grand_total ?? quote?.base_grand_total ?? 0
}

/** The gift cards applied to the cart. */
export const giftCards = (totals: Totals | undefined): UsedGiftCard[] =>
  totals?.extension_attributes.gift_cards.used ?? []

/** The positive amount that store credit or reward points pay of the cart; 0 if not applied. */
export const amountUsed = (totals: Totals | undefined, balance: 'store_credit' | 'reward_points'): number =>
  Math.abs(segmentValue(totals, `aw_${balance}`) ?? totals?.extension_attributes[`aw_${balance}_amount`] ?? 0)

/**
 * False if the totals still count an item that their list lacks. Magento silently leaves a product that was
 * disabled meanwhile out of the order and of this list. It keeps the product's amounts until it adds up the
 * cart again. True if the list is empty.
 */
export function hasAllItems({ items, items_qty }: Totals): boolean {
  const sum = items.reduce((count, { qty }) => count + qty, 0)
  return !items.length || Math.abs(sum - items_qty) < 0.005
}

/** The items these totals count; none without totals. */
export function itemsIn<T extends Pick<QuoteItem, 'item_id'>>(
  totals: Pick<Totals, 'items'> | undefined,
  items: T[],
): T[] {
  const rows = new Set(totals?.items.map(({ item_id }) => item_id))
  return items.filter(({ item_id }) => rows.has(item_id))
}
