import type { QuoteItem } from './cart.ts'

export interface ReplacedItem {
  item: QuoteItem
  /** Index of the first unit that was the old item's. */
  firstUnit: number
}

/**
 * What an item has become when its options were changed (b.51): a new item, or more of one that had these options already.
 * Undefined while it is still there, and when it went without either.
 */
export function replacedItem(
  itemId: string,
  before: readonly QuoteItem[],
  now: readonly QuoteItem[],
): ReplacedItem | undefined {
  const old = before.find(({ item_id }) => item_id === itemId)
  if (!old || now.some(({ item_id }) => item_id === itemId)) return undefined
  const quantities = new Map(before.map(({ item_id, qty }) => [item_id, qty]))
  const unitsBefore = ({ item_id }: QuoteItem) => quantities.get(item_id) ?? 0
  const item = now.findLast((one) => one.product_id === old.product_id && one.qty > unitsBefore(one))
  return item && { item, firstUnit: unitsBefore(item) }
}
