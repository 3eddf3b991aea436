/** An order in the shop's ledger. */
export interface Order {
  id: number
  /** The number that people see. */
  increment: string
  cartId: number
  email: string
  state: 'placed' | 'canceled'
  currency: string
  /** Minor units. */
  grandTotal: number
  /** Milliseconds since 1970. */
  placedAt: number
  method: string
  items: { sku: string; qty: number }[]
  shippingAddress?: { city?: string; region?: string; region_id?: number; country_id?: string }
  comment?: string
  giftMessage?: Record<string, string>
}

/** A cart in it. */
export interface Cart {
  id: number
  active: boolean
  grandTotalMinor: number
  items: { sku: string; qty: number }[]
  rate: { carrier_code: string } | null
  shippingAddress?: { city?: string }
  billingAddress?: { city?: string }
}

/** The record of what the demo shop has received and done. */
export interface Ledger {
  orders: Order[]
  /** Minor units. */
  charges: { orderId: number; value: number; currency: string }[]
  /** Minor units. */
  donations: { orderId: number; value: number; currency: string }[]
  carts: Cart[]
  requests: { method: string; path: string; body: string; status: number; at: number }[]
}
