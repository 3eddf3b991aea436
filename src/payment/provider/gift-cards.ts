import { type CartRef, cartRoute, restRoot } from '#http/cart-path.ts'
import { getJson, sendJson } from '#http/client.ts'
import { toJson } from '#dom/safe-json.ts'
import { MONEY_TIMEOUT } from '../rules/provider.ts'
import { type Balance, type GiftCard, parseBalance, parseGiftCards } from '../rules/gift-cards.ts'

/** A gift card as it is kept with the cart, with its number and code encrypted by the provider's form. */
export interface NewGiftCard {
  paymentMethod: unknown
  giftcard: { balance: { value: number; currency: string }; title: string }
}

/**
 * The calls for gift cards of the provider's official Magento module. A card is kept with the cart, and nothing is taken
 * from it before the order. `slug` is the provider's name. All of them throw ApiError.
 */
export function giftCardCalls(slug: string, cart: CartRef) {
  const route = cartRoute(cart)

  return {
    /** Sent once: the provider counts wrong codes. It answers 500 to them, and to a card that it does not know. */
    async checkBalance(paymentMethod: unknown, amount: object): Promise<Balance> {
      const payload = toJson({ paymentMethod, amount })
      const path = `${restRoot()}/${slug}/payment-methods/balance`
      return parseBalance(await sendJson('POST', path, { payload }, { timeout: MONEY_TIMEOUT }))
    },

    /** Sent once: the shop would keep the card twice. */
    async add(card: NewGiftCard): Promise<void> {
      await sendJson('POST', `${restRoot()}/${slug}/${route}/state-data`, { stateData: toJson(card) })
    },

    async remove(id: string): Promise<void> {
      await sendJson('DELETE', `${restRoot()}/${slug}/${route}/state-data/${encodeURIComponent(id)}`)
    },

    async read(): Promise<GiftCard[]> {
      const own = cart.customer ? 'mine' : route
      return parseGiftCards(await getJson(`${restRoot()}/${slug}/giftcards/${own}`))
    },
  }
}
