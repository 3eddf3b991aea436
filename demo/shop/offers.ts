import { cartValue } from './cart-value.ts'
import type { Cart } from './quote.ts'

/** Credit for return shipping a Prime member gets, USD cents. */
export const PRIME_RETURN_CREDIT = 900

/** `price_type` of an item from the special offers (rule: free-gifts). */
export const OFFER = 2

/** Price and least cart value of each special offer, USD cents, by sku. */
export const specialOffers: Record<string, { price: number; minimum: number }> = {
  'OFF-1': { price: 990, minimum: 0 },
  'OFF-2': { price: 400, minimum: 0 },
}
export const freeGifts: Record<string, { minimum: number }> = { 'FREE-1': { minimum: 10_000 } }
export const VISITOR_GIFT = 'FREE-2'
export const PRIME = 'PRIME'

/** Whether the cart has earned a free gift. */
export const hasEarnedGift = (cart: Cart): boolean =>
  Object.values(freeGifts).some(({ minimum }) => cartValue(cart) >= minimum)

/** Takes free gifts away whose condition the cart no longer meets, as a shop does when it collects the totals. */
export function dropUndueGifts(cart: Cart): void {
  const value = cartValue(cart)
  cart.items = cart.items.filter(
    ({ free, product }) => !free || value >= (freeGifts[product.sku]?.minimum ?? 0),
  )
}
