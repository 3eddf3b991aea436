import type { CartRef } from '#http/cart-path.ts'
import type { Order } from '#order/state/order.ts'
import { ApiError } from '#http/api-error.ts'
import { parsePaymentResult, type PaymentResult, type ProviderMethods } from '../rules/provider.ts'

/** An order that was sent: all that its payment is asked for by. */
export interface SentOrder {
  orderId: string
  /** Id of the cart that was ordered. */
  cart: string
  /** The contract by which it was sent; undefined is the shop's own. */
  contract?: Contract
}

/** That of the provider's official Magento module; that of the specification has no name. */
export type Contract = 'module'

/** How the shop talks to its card provider. All of it throws ApiError. */
export interface Provider {
  /** The provider's methods for the country, and the cart's currency and total. */
  getMethods(query: { cart: CartRef; country: string; locale: string }): Promise<ProviderMethods>
  /**
   * The provider's types that are not shown; none if the list does not load. Undefined if the provider has no list of
   * them.
   */
  getHiddenTypes?(): Promise<string[]>
  /** Whether cards are shown whatever the total is. Undefined if the shop has no such switch. */
  isCardForced?(): Promise<boolean>
  /**
   * Whether the cart can be paid by the provider's type; `listed` has Magento's codes for this cart. Undefined if it can be
   * paid by all of them.
   */
  isPayable?(type: string, listed: readonly string[]): boolean
  /** The order as the shop wants it with the form's data (`state.data`), and what goes with its way to pay. */
  toOrder(order: Order, data: unknown): [order: Order, additional: Record<string, string>]
  /**
   * The sentences by which the shop refuses the payment together with the order's request. Undefined if it never does
   * so.
   */
  paymentRefusal?: RegExp
  /** How a payment stands. */
  getResult(order: SentOrder): Promise<PaymentResult>
  /**
   * Sends the drop-in's data about an action the shopper has completed; it is never logged. A refused payment is a business
   * ApiError.
   */
  sendDetails(order: SentOrder, data: unknown): Promise<PaymentResult>
  /** Magento's code of a stored method. Undefined if the contract names stored methods by their id alone. */
  codeOfStored?(id: string): string
}

/** Throws ApiError for an answer without a result. */
export function toResult(response: unknown): PaymentResult {
  const result = parsePaymentResult(response)
  if (!result) throw new ApiError('server', 200)
  return result
}
