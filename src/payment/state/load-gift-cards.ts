import { $cart } from '#cart/state/cart.ts'
import { giftCardCalls } from '../provider/gift-cards.ts'
import { $giftCards, provider } from './provider-settings.ts'

/** The calls for the gift cards of the shopper's cart. */
export const callsOfCart = () => giftCardCalls(provider(), $cart.get()!)

/** Reads the cart's gift cards. True if they are others than before. Throws ApiError. */
export async function loadGiftCards(): Promise<boolean> {
  const cards = await callsOfCart().read()
  if (JSON.stringify(cards) === JSON.stringify($giftCards.get())) return false
  $giftCards.set(cards)
  return true
}
