import type { Product } from './catalogue.ts'

export interface ItemOption {
  option_id: string
  label: string
  /** The text shown to the shopper. */
  value: string
  /** The value the form sent: an id, or the typed text. */
  option_value: string
}

/** The gift options of one unit of an item (wire: save-gift-boxes). */
export interface Gift {
  gift_boxes: number[]
  card_id?: number
  message: string
}

export interface CartItem {
  id: number
  product: Product
  qty: number
  /** USD cents for one unit, options included. */
  basePrice: number
  options: ItemOption[]
  /** `price_type` of the special offer it came from; 2 is an offer (rule: free-gifts). */
  offer?: number
  /** A free gift has no product id on the wire (rule: free-gifts). */
  free?: boolean
  /** Index of the unit, from 0 → its gift options. */
  gifts: Record<number, Gift>
}

/** An address of a cart (wire: shapes); keys the client did not send are absent. */
export type QuoteAddress = Record<string, unknown> & {
  country_id?: string
  region?: string
  region_id?: number
  region_code?: string
  postcode?: string
  city?: string
  street?: string[]
  firstname?: string
  lastname?: string
  telephone?: string
  email?: string
}

export interface Cart {
  id: number
  mask: string
  customerId?: number
  active: boolean
  /** A request is ordering it. */
  isLocked?: boolean
  items: CartItem[]
  currency: string
  coupon?: string
  giftCards: number[]
  storeCredit: boolean
  rewardPoints: boolean
  /** Key of the delivery with tariff insurance, `<country>_<carrier>_<method>` (wire: tariff-insurance). */
  tariffInsurance?: string
  shippingAddress?: QuoteAddress
  billingAddress?: QuoteAddress
  rate?: { carrier_code: string; method_code: string }
  paymentMethod?: string
  /** Type within the method, such as `klarna` (`brand_code`). */
  paymentType?: string
  /** The gift cards that the provider's module keeps with the cart until it is ordered, by number. */
  stateData?: { id: number; data: Record<string, unknown> }[]
  /** Codes of carriers no longer available for this cart. */
  withdrawn?: string[]
  orderId?: number
  /** Made for one product (wire: express-create-cart); `original` is the number of the cart it hides. */
  express?: { original?: number }
  /** The shopper's comment on the order (wire: order-comment). */
  comment?: string
  /** The message for the whole order (wire: gift-message). */
  giftMessage?: Record<string, string>
  /** The data that came with the way to pay, besides its code. */
  payment?: SentPayment
  /** The attributes that came with the shipping information, besides addresses and rate. */
  extension_attributes?: Record<string, unknown>
  /** The values that came for fields of the page's own. */
  fields?: Record<string, string>
}

export interface SentPayment {
  additional_data: Record<string, string>
  po_number?: string
  extension_attributes: Record<string, unknown>
}
