import { isFreeGift, type QuoteItem } from '#cart/rules/cart.ts'
import { MAX_QUANTITY } from '#cart/rules/item-quantity.ts'

/** Indexes of the units of an item that may each be wrapped: whole ones, also where the shop sells by a part of one. */
export function giftUnits(qty: number): number[] {
  const count = Math.min(Math.max(1, Math.floor(qty) || 1), MAX_QUANTITY)
  return Array(count)
    .fill(0)
    .map((_, at) => at)
}

/** Whether an item can be gift-wrapped: it is shipped, and no free gift of the shop. */
export const canBeGift = (item: Pick<QuoteItem, 'product_id' | 'is_virtual'>): boolean =>
  !item.is_virtual && !isFreeGift(item)
