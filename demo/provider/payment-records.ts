import type { Shop } from '../shop/shop.ts'
import type { GiftCardPart, Order } from '../shop/records.ts'
import type { FinalCode } from './cards/test-cards.ts'

export type ResultCode = FinalCode | 'RedirectShopper' | 'IdentifyShopper' | 'PresentToShopper'

/** The provider's record of an attempt to pay an order. */
export interface Payment {
  id: string
  orderId: number
  /** Minor units. */
  amount: { value: number; currency: string }
  /** `scheme`, `klarna`, … */
  type: string
  resultCode: ResultCode
  refusalReason?: string
  /** Return URL of a redirect; may be relative, and may be of another origin. */
  returnUrl: string
  /** BCP 47, for the provider's pages. */
  locale: string
  /** False for test cards whose challenge fails even when the shopper approves. */
  passes: boolean
  /** The shopper's choice on the provider's page. */
  answer?: 'approve' | 'decline' | 'cancel'
  /** The amount that the sheet of a wallet showed when the shopper paid. */
  authorised?: { value: number; currency: string }
  /** Number of the order at PayPal that pays it. */
  paypalOrder?: string
  /** The parts that gift cards have paid of the order. */
  giftCards?: GiftCardPart[]
  /** The gift to charity that followed it. */
  donation?: { value: number; currency: string }
  /** Donations that have failed. */
  donationTries?: number
}

export interface StoredMethod {
  id: string
  type: 'scheme'
  name: string
  brand: string
  lastFour: string
  expiryMonth: string
  expiryYear: string
  holderName: string
  supportedShopperInteractions: string[]
  /** The test card's number; never sent to the client. */
  number: string
}

interface PaymentRecords {
  payments: Map<string, Payment>
  stored: Map<number, StoredMethod[]>
  /** Customer and stored card that the official module has hidden. */
  hidden: Set<string>
  /** Number of a gift card → what is spent of it. */
  spentOnGiftCards: Map<string, number>
}

/** Keyed by the shop's map of orders, which a reset replaces: a reset also empties the provider's records. */
const recordsByShop = new WeakMap<Map<number, Order>, PaymentRecords>()

export function paymentRecords(shop: Shop): PaymentRecords {
  const known = recordsByShop.get(shop.orders)
  if (known) return known
  const records: PaymentRecords = {
    payments: new Map(),
    stored: new Map(),
    hidden: new Set(),
    spentOnGiftCards: new Map(),
  }
  recordsByShop.set(shop.orders, records)
  return records
}

/** The last payment of an order. */
export const paymentOf = (shop: Shop, orderId: number): Payment | undefined =>
  [...paymentRecords(shop).payments.values()].filter((payment) => payment.orderId === orderId).at(-1)
