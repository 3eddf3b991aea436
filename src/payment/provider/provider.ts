import type { CartRef } from '#http/cart-path.ts'
import type { PaymentResult, ProviderMethods } from '../rules/provider.ts'

/** An order that was sent: all that its payment is asked for by. */
export interface SentOrder {
  orderId: string
  /** Id of the cart that was ordered. */
  cart: string
}

/** How the shop talks to its card provider. All of it throws ApiError. */
export interface Provider {
  /** The provider's methods for the country, and the cart's currency and total. */
  getMethods(query: { cart: CartRef; country: string; locale: string }): Promise<ProviderMethods>
  /** The provider's types that are not shown. */
  getHiddenTypes(): Promise<string[]>
  /** Whether cards are shown whatever the total is. */
  isCardForced(): Promise<boolean>
  /** What goes with the order of the form's data (`state.data`). */
  orderData(data: unknown): Record<string, string>
  /** How a payment stands. */
  getResult(order: SentOrder): Promise<PaymentResult>
  /**
   * Sends the drop-in's data about an action the shopper has completed; it is never logged. A refused payment is a business
   * ApiError.
   */
  sendDetails(order: SentOrder, data: unknown): Promise<PaymentResult>
  /**
   * Gives up an order that is not paid: the shop restores its cart. Gives the result of a payment that has ended otherwise
   * meanwhile.
   */
  cancelUnpaid(order: SentOrder): Promise<PaymentResult | undefined>
  /** Deletes a stored method of the customer. False when it was not deleted. */
  removeStored(id: string): Promise<boolean>
}
