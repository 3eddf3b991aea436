import { isFreeGift, isSpecialOffer, type QuoteItem } from './cart'

/** What a shopper may do with a line. */
export interface ItemControls {
  quantity: boolean
  wishlist: boolean
  remove: boolean
}

/**
 * The controls that make sense (§2, §4): none for a free gift, which comes and goes with the cart; a special offer is one
 * piece at its price and a membership is one, so both can only be taken out. `primeSku` is the shop's setting.
 */
export function itemControls(
  item: Pick<QuoteItem, 'product_id' | 'additional_data' | 'sku'>,
  primeSku?: string,
): ItemControls {
  if (isFreeGift(item)) return { quantity: false, wishlist: false, remove: false }
  const isSingle = isSpecialOffer(item) || (Boolean(primeSku) && item.sku === primeSku)
  return { quantity: !isSingle, wishlist: !isSingle, remove: true }
}
