import { isFreeGift, isSpecialOffer, type QuoteItem } from './cart'

/** What a shopper may change about an item. */
export interface ItemControls {
  quantity: boolean
  wishlist: boolean
  remove: boolean
}

/**
 * The controls of an item (§2, §4). A free gift, a special offer and a membership have the quantity 1, so they can only be
 * removed. `primeSku` is the shop's setting.
 */
export function itemControls(
  item: Pick<QuoteItem, 'product_id' | 'additional_data' | 'sku'>,
  primeSku?: string,
): ItemControls {
  const isSingle = isFreeGift(item) || isSpecialOffer(item) || (Boolean(primeSku) && item.sku === primeSku)
  return { quantity: !isSingle, wishlist: !isSingle, remove: true }
}

/** The most a shopper may set. */
export const MAX_QUANTITY = 10_000

/** A quantity as typed, full-width digits included; `undefined` when it is no whole number of up to five digits. */
export function readQuantity(typed: string): number | undefined {
  const plain = typed.normalize('NFKC').trim()
  return /^\d{1,5}$/.test(plain) ? Number(plain) : undefined
}

/** Whether an item can be gift-wrapped: it is shipped, and no free gift of the shop. */
export const canBeGift = (item: Pick<QuoteItem, 'product_id' | 'is_virtual'>): boolean =>
  !item.is_virtual && !isFreeGift(item)
