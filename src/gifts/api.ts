import {
  type GiftChoice,
  type GiftComponents,
  giftForm,
  parseGiftComponents,
  parseVisitorGift,
  type VisitorGift,
} from './rules/gifts.ts'
import { toText } from '#lib/json.ts'
import { type Offer, parseOffers } from '#offers/rules/offers.ts'
import { postAction, getJson } from '#http/client.ts'
import { listOf, objectOf } from '#http/envelope.ts'
import { restRoot } from '#http/cart-path.ts'

/** Special offers, or with `free` the free gifts (wire: special-offers). */
export async function getSpecialOffers(free: boolean): Promise<Offer[]> {
  const answer = await getJson(`/checkout/cart/specialoffers?free=${free ? 1 : 0}`)
  const offers = listOf(answer, parseOffers(answer))
  return free ? offers.map((offer) => ({ ...offer, is_free: true })) : offers
}

/** Puts an offer into the cart (wire: add-prime-or-offer). Returns the shop's message. */
export async function addSpecialOffer(product_id: string): Promise<string> {
  const response = await postAction('/checkout/cart/specialofferpost', [['product', product_id]])
  return toText(response.message)
}

/** Loads the mystery gift for this visitor (wire: visitor-gift); undefined if the shop offers no gift. */
export async function getVisitorGift(): Promise<VisitorGift | undefined> {
  return parseVisitorGift(await getJson('/checkout/cart/visitorgift'))
}

/** Signs the visitor up for the gift (wire: visitor-e-mail). Returns the shop's message. */
export async function postVisitorEmail(email: string): Promise<string> {
  return toText((await postAction('/visitor/visitor/postemail', [['email', email]])).message)
}

/** Gift boxes and message cards (wire: gift-boxes). */
export async function getGiftComponents(): Promise<GiftComponents> {
  return parseGiftComponents(objectOf(await getJson(`${restRoot()}/item-gift/get-components`)))
}

/**
 * Saves gift options (wire: save-gift-boxes). A refusal is a business ApiError whose parameters are messages by
 * product and index.
 */
export async function saveItemGifts(choices: readonly GiftChoice[]): Promise<string> {
  return toText((await postAction('/checkout/cart/itemGiftPost', giftForm(choices))).message)
}
