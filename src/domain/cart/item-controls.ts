import { isFreeGift, isSpecialOffer, type QuoteItem } from './cart'

/** What a shopper may change about an item. */
export interface ItemControls {
  quantity: boolean
  /** Whether its options can be changed: in a dialog here, or on the product's own page. */
  options?: 'here' | 'elsewhere'
  wishlist: boolean
  remove: boolean
}

type Controlled = Pick<QuoteItem, 'product_id' | 'additional_data' | 'sku' | 'options' | 'product'>

/**
 * The controls of an item (§2, §4). A free gift, a special offer and a membership have the quantity 1, so they can only be
 * removed. `primeSku` is the shop's setting.
 */
export function itemControls(item: Controlled, primeSku?: string): ItemControls {
  const isSingle = isFreeGift(item) || isSpecialOffer(item) || (Boolean(primeSku) && item.sku === primeSku)
  return {
    quantity: !isSingle,
    wishlist: !isSingle,
    remove: true,
    ...(!isSingle && hasOptions(item) && { options: isDesign(item) ? 'elsewhere' : 'here' }),
  }
}

const hasOptions = ({ options, product }: Controlled) => options.length > 0 || product.has_options

/** A design of the shopper's is made on the product's page. */
function isDesign({ additional_data }: Controlled): boolean {
  const { cropper, imageHash, imgUrl_3d } = additional_data.options ?? {}
  return Boolean(cropper || imageHash || imgUrl_3d)
}

/** The most a shopper may set. */
export const MAX_QUANTITY = 10_000

/**
 * A quantity as typed, full-width digits included; `undefined` when it is no whole number of up to five digits. Of a decimal
 * one up to four may follow a point or comma.
 */
export function readQuantity(typed: string, isDecimal = false): number | undefined {
  const plain = typed.normalize('NFKC').trim().replace(',', '.')
  return (isDecimal ? /^\d{1,5}(\.\d{1,4})?$/ : /^\d{1,5}$/).test(plain) ? Number(plain) : undefined
}

/** Indexes of the units of an item that may each be wrapped: whole ones, also where the shop sells by a part of one. */
export function giftUnits(qty: number): number[] {
  const count = Math.min(Math.max(1, Math.floor(qty) || 1), MAX_QUANTITY)
  return [...Array(count).keys()]
}

/** Whether an item can be gift-wrapped: it is shipped, and no free gift of the shop. */
export const canBeGift = (item: Pick<QuoteItem, 'product_id' | 'is_virtual'>): boolean =>
  !item.is_virtual && !isFreeGift(item)
