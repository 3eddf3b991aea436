import type { CartRef } from '../../../../src/api/cart-path'
import type { Address } from '../../../../src/domain/address/address'

/** All a payment method needs to place an order. */
export interface Order {
  cart: CartRef
  /** Code as the server lists it. */
  method: string
  billing: Address
  /** Of a guest; a customer's is on the account (d.21). */
  email?: string
}
