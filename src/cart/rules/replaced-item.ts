import type { QuoteItem } from './cart.ts'

export interface ReplacedItem {
  item: QuoteItem
  /** Index of the first unit that was the old item's. */
  firstUnit: number
}

/**
 * Returns the item that an item became when its options were changed (wire: change-item-options). This is a new item,
 * or an item with the same options whose quantity grew. Undefined while the old item is still there, and when it
 * disappeared without a replacement.
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
