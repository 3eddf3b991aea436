import type { Cart, ItemOption, QuoteAddress } from './quote.ts'

export interface Message {
  type: 'success' | 'error' | 'warning' | 'notice'
  text: string
}

/** A field a shop adds to Magento's address. */
export interface CustomAttribute {
  attribute_code: string
  value: string
}

export interface CustomerAddress {
  id: number
  customer_id: number
  region: { region_code: string | null; region: string | null; region_id: number }
  region_id: number
  country_id: string
  street: string[]
  telephone: string
  postcode: string
  city: string
  firstname: string
  lastname: string
  prefix?: string
  middlename?: string
  suffix?: string
  fax?: string
  company?: string
  vat_id?: string
  custom_attributes?: CustomAttribute[]
  default_shipping?: true
  default_billing?: true
}

/** A product on a customer's wish list, with what was chosen for it. */
export interface WishlistEntry {
  id: number
  product_id: string
  qty: number
  options: ItemOption[]
}

export interface Customer {
  id: number
  email: string
  password: string
  firstname: string
  lastname: string
  addresses: CustomerAddress[]
  /** USD cents. */
  credit: number
  points: number
  /** Newest first. */
  wishlist: WishlistEntry[]
  failures: number
}

export interface Order {
  id: number
  increment: string
  cartId: number
  customerId?: number
  email: string
  state: 'placed' | 'canceled'
  method: string
  currency: string
  /** Minor units of `currency`. */
  grandTotal: number
  /** Minor units of the shop's base currency. */
  baseGrandTotal: number
  items: { sku: string; name: string; qty: number; rowTotal: number }[]
  shippingAddress?: QuoteAddress
  billingAddress?: QuoteAddress
  rate?: Cart['rate']
  comment?: string
  giftMessage?: Cart['giftMessage']
  payment?: Cart['payment']
  extension_attributes?: Cart['extension_attributes']
  fields?: Cart['fields']
  placedAt: number
  /** Paid by gift cards, credit and points, USD cents; returned when the order is canceled. */
  spent: { giftCards: Record<number, number>; credit: number; points: number }
}

/** A gift to charity after an order, in minor units. */
export interface Donation {
  orderId: number
  value: number
  currency: string
}

/** The part of an order that a gift card of the provider has paid, in minor units. */
export interface GiftCardPart {
  number: string
  value: number
}

export interface Charge {
  orderId: number
  /** Minor units of `currency`. */
  value: number
  currency: string
  /** The provider's type of it. */
  wallet?: string
  /** The amount that the wallet's sheet showed when the shopper paid, minor units. */
  authorised?: number
  /** Last digits of the provider's gift card that it was taken from. */
  giftCard?: string
}

export interface Session {
  id: string
  formKey?: string
  customerId?: number
  cartId?: number
  country: string
  currency: string
  /** Code of the store view, as REST paths name it. */
  store: string
  /** In Magento's form, `de_DE`. */
  locale: string
  messages: Message[]
  lastOrderId?: number
  visitorGift?: string
  /** Other data of the session, by key: theme, consent, payment tokens. */
  data: Record<string, unknown>
}

export interface SeenRequest {
  method: string
  path: string
  body: string
  /** 0 before the response and when the connection was cut. */
  status: number
  at: number
}

/** An event in the ledger. */
export interface ShopEvent {
  type: string
  at: number
  [detail: string]: unknown
}
