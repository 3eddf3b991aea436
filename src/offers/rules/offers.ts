import { flag, num } from '#lib/money/decimal.ts'
import { isObject, toList, toText } from '#lib/json.ts'
import { fromMinor, toMinor } from '#lib/money/money.ts'
import { productName } from '#lib/text/html-entities.ts'

/** A special offer or free gift for the cart (rule: purpose, wire: special-offers). Prices in the quote's currency. */
export interface Offer {
  product_id: string
  sku: string
  name: string
  price: number
  original_price: number
  image: string
  in_cart: boolean
  is_salable: boolean
  is_free: boolean
  /** The subtotal the cart must keep while it holds the offer; 0 sets no condition. */
  min_subtotal: number
}

/** The offers that can be read, in the server's order. */
export function parseOffers(raw: unknown): Offer[] {
  return toList(raw)
    .filter(isObject)
    .flatMap((offer) => {
      const product_id = toText(offer.product_id)
      if (!product_id) return []
      return [
        {
          product_id,
          sku: toText(offer.sku),
          name: productName(offer.name),
          price: num(offer.price),
          original_price: num(offer.original_price),
          image: toText(offer.image) || toText(offer.thumbnail),
          in_cart: flag(offer.in_cart),
          is_salable: offer.is_salable === undefined || flag(offer.is_salable),
          is_free: flag(offer.is_free),
          min_subtotal: num(offer.min_subtotal),
        },
      ]
    })
}

/** The amount missing until the subtotal allows the offer; 0 when it can be added. */
export function missingForOffer(
  offer: Pick<Offer, 'min_subtotal'>,
  subtotal: number,
  currency: string,
): number {
  return fromMinor(Math.max(0, toMinor(offer.min_subtotal, currency) - toMinor(subtotal, currency)), currency)
}
