import type { CartRef } from '../../../../src/api/cart-path'
import type { Address } from '../../../../src/domain/address/address'
import type { CheckoutStep } from '../../../../src/domain/steps'
import type { Problem } from '../../../../src/domain/validate'

/** All a payment method needs to place an order. */
export interface Order {
  cart: CartRef
  /** Code as the server lists it. */
  method: string
  billing: Address
  /** Of a guest; a customer's is on the account (d.21). */
  email?: string
}

/** What became of an attempt to place an order. A method returns it and does nothing about it. */
export type Outcome =
  | { type: 'done'; orderId?: string }
  | { type: 'redirect'; url: string }
  /** `restored`: the cart in hand may be another one than a moment ago, so it is read anew (b.40). */
  | { type: 'failed'; message: OrderMessage; modal?: boolean; restored?: boolean }
  /** The shopper has something left to do and was shown what. */
  | { type: 'stay'; step?: CheckoutStep }
  /** Nobody knows whether there is an order. `check` asks without ordering again (d.11). */
  | { type: 'unknown'; check(): Promise<Outcome> }

/** What to tell the shopper: a key of the checkout's words, a broken rule, or the shop's own text. */
export type OrderMessage = { key: OrderMessageKey } | { problem: Problem } | { text: string }

/** The checkout's own sentences about an order that came to nothing. */
export type OrderMessageKey =
  | 'place-order.refused'
  | 'place-order.failed'
  | 'place-order.notPlaced'
  | 'place-order.cartChanged'
  | 'place-order.totalChanged'
  | 'place-order.session'
  | 'place-order.redirect'
