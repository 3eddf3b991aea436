import { amountUsed, giftCards } from '#cart/rules/total-parts.ts'
import { grandTotal, type Totals } from '#cart/rules/totals.ts'
import { maskGiftCard } from './discounts.ts'

/** A discount that was on the cart and is no longer. */
export interface DroppedDiscount {
  discount: 'coupon' | 'gift_card' | 'store_credit' | 'reward_points'
  /** The code of a coupon, or the masked code of a gift card (rule: masked-gift-cards). */
  code?: string
}

/**
 * The discounts of a cart that its newer totals lack. Credit and points are not missed where nothing is left to pay, and
 * an empty cart misses nothing.
 */
export function droppedDiscounts(before: Totals | undefined, now: Totals | undefined): DroppedDiscount[] {
  if (!before || !now?.items.length) return []
  const coupon = now.coupon_code ? undefined : before.coupon_code
  const left = new Set(giftCards(now).map(({ id }) => id))
  const cards = giftCards(before).filter(({ id }) => !left.has(id))
  const balances = (['store_credit', 'reward_points'] as const).filter(
    (name) => amountUsed(before, name) && !amountUsed(now, name) && grandTotal(now) > 0,
  )
  return [
    ...(coupon ? [{ discount: 'coupon' as const, code: coupon }] : []),
    ...cards.map(({ code }) => ({ discount: 'gift_card' as const, code: maskGiftCard(code) })),
    ...balances.map((discount) => ({ discount })),
  ]
}
