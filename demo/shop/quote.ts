import type { Product } from './catalogue'

export interface ItemOption {
  option_id: string
  label: string
  /** What the shopper reads. */
  value: string
  /** What the form sent. */
  option_value: string
}

/** The gift choice for one piece of a line (b.34). */
export interface Gift {
  gift_boxes: number[]
  card_id?: number
  message: string
}

export interface CartItem {
  id: number
  product: Product
  qty: number
  /** USD cents for one piece, options included. */
  basePrice: number
  options: ItemOption[]
  /** `price_type` of the special offer it came from (§4: 2 is an offer). */
  offer?: number
  /** A free gift has no product id on the wire (§4). */
  free?: boolean
  gifts: Record<number, Gift>
}

/** The cart side's address (b.0); missing keys were never sent. */
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
  items: CartItem[]
  currency: string
  coupon?: string
  giftCards: number[]
  storeCredit: boolean
  rewardPoints: boolean
  /** The country_method key insured (b.27). */
  tariffInsurance?: string
  shippingAddress?: QuoteAddress
  billingAddress?: QuoteAddress
  rate?: { carrier_code: string; method_code: string }
  paymentMethod?: string
  /** Carriers the shop has withdrawn from this cart. */
  withdrawn?: string[]
  orderId?: number
}
