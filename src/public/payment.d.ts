import type { FilledSlot } from './slots'

/**
 * A way to pay of the page's own. Its functions may throw, reject or never answer: the shopper then sees that it does not
 * work, no order is placed, and every other way to pay still can be used. The order itself is sent by the checkout, once,
 * with all its safeguards.
 */
export interface PaymentMethod {
  /** The code as the shop lists it. */
  code: string
  /** The name of the method: one text, or one for each language. Defaults to the shop's title. */
  label?: string | Record<string, string>
  /** URL of a picture beside the name. */
  logo?: string
  /** How long (ms) `place` may take: 60,000 without it. */
  timeLimit?: number
  /** A further condition under which it is shown. Called often; must be quick. */
  isOffered?(order: PaymentFacts): boolean
  /**
   * Fills the element below the name, once, when the method is first chosen. `update` is called when the amount, the
   * currency or the country changes, `remove` when the element goes.
   */
  details?(
    element: HTMLElement,
    order: PaymentFacts,
  ): FilledSlot<PaymentFacts> | Promise<FilledSlot<PaymentFacts>>
  /**
   * Whether what is entered is complete, asked within ten seconds before the review and again before the order. Otherwise
   * show there what is missing; a field with `aria-invalid="true"` gets the focus.
   */
  isComplete?(): boolean | Promise<boolean>
  /** Called when the order button was pressed. Must not place the order itself. */
  place(order: PaymentOrder): PaymentResult | Promise<PaymentResult>
  /** After a reload, when the cart is gone: where to go on. Without an answer the success page is shown. */
  resume?(orderId: string | undefined): void | { redirect: string } | Promise<void | { redirect: string }>
}

/** Frozen. */
export interface PaymentFacts {
  readonly code: string
  /** In minor units: cents, or whole yen. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  /** The country of the billing address, ISO 3166-1 alpha-2. */
  readonly country?: string
}

/** Frozen. It has personal data of the shopper: pass on only what the payment needs. */
export interface PaymentOrder extends PaymentFacts {
  /** Id of the cart as REST paths name it. */
  readonly cart: string
  /** The billing address in Magento's keys. */
  readonly billing: Readonly<Record<string, unknown>>
  /** The e-mail address of a guest; a customer's is on the account. */
  readonly email?: string
}

export type PaymentResult =
  /**
   * The order is placed with this, numbers and booleans as text, and the success page follows, or the page where it is paid.
   */
  | {
      order: { additional_data?: Record<string, string | number | boolean>; po_number?: string }
      redirect?: string
    }
  /** Nothing is placed here: that page does. On this site, or on one of `redirectHosts`. */
  | { redirect: string }
  /** Nothing is placed; the shopper reads why, and is led back to the method. */
  | { refused: string }
