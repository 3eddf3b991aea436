import type { Shop } from '../shop/shop'
import type { Order } from '../shop/records'
import type { FinalCode } from './cards/test-cards'

export type ResultCode = FinalCode | 'RedirectShopper' | 'IdentifyShopper'

/** One attempt to pay one order, as the provider remembers it. */
export interface Payment {
  id: string
  orderId: number
  /** Minor units. */
  amount: { value: number; currency: string }
  /** `scheme`, `klarna`, … */
  type: string
  resultCode: ResultCode
  refusalReason?: string
  /** Where a redirect comes back to; may be relative, and is not trusted to be the shop's. */
  returnUrl: string
  /** BCP 47, for the pages the shopper sees at the provider. */
  locale: string
  /** Whether an approval by the shopper counts; some test cards fail their challenge whatever is pressed. */
  passes: boolean
  /** What the shopper did on the provider's page. */
  answer?: 'approve' | 'decline' | 'cancel'
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
  /** The test card behind it; never sent out. */
  number: string
}

interface PaymentRecords {
  payments: Map<string, Payment>
  stored: Map<number, StoredMethod[]>
}

/** Kept by the shop's list of orders, which a reset replaces: a fresh shop has a fresh records. */
const recordsByShop = new WeakMap<Map<number, Order>, PaymentRecords>()

export function paymentRecords(shop: Shop): PaymentRecords {
  const known = recordsByShop.get(shop.orders)
  if (known) return known
  const records: PaymentRecords = { payments: new Map(), stored: new Map() }
  recordsByShop.set(shop.orders, records)
  return records
}

/** The last payment of an order. */
export const paymentOf = (shop: Shop, orderId: number): Payment | undefined =>
  [...paymentRecords(shop).payments.values()].filter((payment) => payment.orderId === orderId).at(-1)
