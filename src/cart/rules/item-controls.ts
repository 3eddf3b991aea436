import { isFreeGift, isSpecialOffer, type QuoteItem } from './cart.ts'

/** The parts of an item that a shopper may change. */
export interface ItemControls {
  quantity: boolean
  /** Whether its options can be changed: in a dialog here, or on the product's own page. */
  options?: 'here' | 'elsewhere'
  wishlist: boolean
  remove: boolean
}

type Controlled = Pick<QuoteItem, 'product_id' | 'additional_data' | 'sku' | 'options' | 'product'>

/**
 * The controls of an item (rule: cart-page, rule: free-gifts). A free gift, a special offer and a membership have the
 * quantity 1, so they can only be removed. `primeSku` is the shop's setting.
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
