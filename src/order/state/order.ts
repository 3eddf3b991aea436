import type { CartRef } from '#http/cart-path.ts'
import type { Address } from '#address/rules/address.ts'
import type { CheckoutStep } from '#checkout/rules/steps.ts'
import type { Problem } from '#lib/validate.ts'
import { atom } from 'nanostores'

/** All a payment method needs to place an order. */
export interface Order {
  cart: CartRef
  /** Code as the server lists it. */
  method: string
  billing: Address
  /** The guest's email address; a customer's is on the account (trap: guest-e-mail). */
  email?: string
  /** Ids of the conditions of sale the shopper agrees to (wire: checkout-configuration). */
  agreement_ids?: readonly string[]
  /** A company's own number for the purchase. */
  po_number?: string
  /** Data that the shop's own modules need with the way to pay. */
  extension_attributes?: Readonly<Record<string, unknown>>
  /** The answers to the shop's captcha, for the request that makes the order (wire: picture-captcha, wire: recaptcha). */
  headers?: Readonly<Record<string, string>>
}

/** The result of an attempt to place an order. A payment method returns it and has no effects of its own. */
export type Outcome =
  | { type: 'done'; orderId?: string }
  | { type: 'redirect'; url: string }
  /**
   * `restored`: the server may have replaced the cart, so it is read again (wire: payment-result).
   * `isPaymentRefused`: to pay, the shopper has to change something there.
   */
  | { type: 'failed'; message: OrderMessage; modal?: boolean; restored?: boolean; isPaymentRefused?: boolean }
  /** The shopper has something left to do, and the page shows what. */
  | { type: 'stay'; step?: CheckoutStep }
  /** It is unknown whether there is an order. `check` finds out without ordering again (trap: never-repeat-an-order). */
  | { type: 'unknown'; check(): Promise<Outcome> }

/**
 * A message to the shopper: a key of the checkout's texts, a broken rule, or the server's own text, with its name of the
 * field it is about.
 */
export type OrderMessage = { key: OrderMessageKey } | { problem: Problem } | { text: string; field?: string }

/** The checkout's own texts about an order that was not placed. */
type OrderMessageKey =
  | 'place-order.refused'
  | 'place-order.failed'
  | 'place-order.notPlaced'
  | 'place-order.cartChanged'
  | 'place-order.totalChanged'
  | 'place-order.session'
  | 'place-order.redirect'

/** `unknown`: there may be an order; nothing but checking again is allowed (trap: never-repeat-an-order). */
export const $orderStatus = atom<'idle' | 'pending' | 'unknown'>('idle')

/** How to check what became of an order while its status is unknown, and its method. */
export const $outcomeCheck = atom<{ check(): Promise<Outcome>; method: string } | undefined>()

/** Why the last attempt came to nothing: a line beside the button, or the error modal. */
export const $refusal = atom<{ message: OrderMessage; modal: boolean } | undefined>()

/** The method whose payment was refused last, and why. */
export const $refusedPayment = atom<{ method: string; message: OrderMessage } | undefined>()

export const closeRefusal = () => $refusal.set(undefined)

/** True for the caller who may place the order; false for everybody else until `endOrder`. */
export function beginOrder(): boolean {
  if ($orderStatus.get() !== 'idle') return false
  $refusal.set(undefined)
  $refusedPayment.set(undefined)
  $orderStatus.set('pending')
  return true
}

/** Another attempt may begin. The message is the reason why the last one failed. */
export function endOrder(message?: OrderMessage, modal = false): void {
  $orderStatus.set('idle')
  $refusal.set(message && { message, modal })
}
