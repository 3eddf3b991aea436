import type { ReadableAtom } from 'nanostores'
import type { ComponentType, ReactNode } from 'react'
import type en from '#locales/en/payment.json'
import type { Settings } from '#storefront/rules/context.ts'
import type { Attempt } from '#order/state/kept-attempt.ts'
import type { Order } from '#order/state/order.ts'
import type { Outcome } from '#order/state/order.ts'

type TextKey = Exclude<keyof typeof en, `due.${string}`>

/**
 * A way to pay. Each lies in a folder of `payment/methods/` and stands in the list there. The checkout knows nothing of
 * a method beyond this contract; the server decides which methods a cart may use and in which order they are shown.
 * A method of the page's own (`Bezel.paymentMethod`) has the same shape, and is registered in the same way.
 */
export interface PaymentMethod {
  /** Magento's method codes it answers for; `methods` of the page configuration may rename each. */
  codes: readonly string[]
  /** Whether it answers for a code that only this shop's configuration knows. */
  answersFor?(code: string): boolean
  /** The code that stands for what is chosen within the method, where that is another for each type. */
  codeOfType?(type: string): string | undefined
  /** Whatever the codes are that it answers for, it stands in one row, at the first of them that the server lists. */
  isOneForm?: boolean
  /**
   * True for the method of orders with nothing to pay: offered alone then, and never otherwise
   * (wire: read-payment-methods).
   */
  isFree?: boolean
  /**
   * The offer rule (rule: card-threshold), a pure function. Without one the method is offered wherever the server
   * lists it.
   */
  isOffered?(order: OrderFacts): boolean
  /**
   * Whether the shop wants it offered in spite of the offer rule (wire: card-form-settings). Throws ApiError; the
   * rule stands then.
   */
  loadForced?(): Promise<boolean>
  /** Key of its name in the payment texts, or that name; without one the title the server gives is shown. */
  label?: TextKey | (string & {})
  /** Stands beside the name: the company's, or `card` for the drawing of one. */
  mark?: string
  /** URL of a picture in place of the mark. */
  logo?: string
  /** Shown below the name while chosen. Stays in the page, hidden, while the order is reviewed. */
  Details?: ComponentType<{ code: string }>
  /**
   * The choice within the method, by the provider's name, such as `klarna`; undefined while its form loads.
   * The shop may give a discount for it (rule: method-discount).
   */
  $type?: ReadableAtom<string | undefined>
  /**
   * The choice within the method, as its owner writes it, such as `Visa •• 1111`. It replaces the method's
   * name on the page.
   */
  $detail?: ReadableAtom<string | undefined>
  /** Drawn in place of the place-order button, which is `children`; it may show that one still. */
  PlaceOrderButton?: ComponentType<PlaceOrderButtonProps>
  /** Fetches code ahead of need; draws nothing and makes no other request. */
  prefetch?(): void
  /**
   * Whether the shopper can pay by it as they did before, without entering anything: known before its details are there.
   * Without it there is nothing of before. May throw.
   */
  isReady?(): Promise<boolean>
  /**
   * Whether the shopper's input is complete, once there is something to complete; shows what is missing, or
   * why nothing can be entered. A method without this function has no input.
   */
  isComplete?(): boolean | Promise<boolean>
  /** Why nothing can be entered at present, as a key of the payment texts; said beside the step's button when it is pressed. */
  $problem?: ReadableAtom<TextKey | undefined>
  /**
   * The place where a refusal by the server is shown (rule: refused-payment); beside the place-order button by
   * default.
   */
  refusesIn?: 'modal'
  /** Places the order. Neither leaves the page nor draws; throws ApiError. */
  placeOrder(order: Order): Promise<Outcome>
  /**
   * The outcome of an order that was sent before the page was reloaded, when its cart is gone; `orderId` is missing when
   * the response was lost. Without it the order counts as placed.
   */
  resume?(orderId: string | undefined, attempt: Attempt): Promise<Outcome>
}

/** The facts that an offer rule may depend on. */
export interface OrderFacts {
  /** In units of the currency. */
  grandTotal: number
  currency: string
  /** Undefined before an address is saved. */
  billingCountry?: string
  /** The shop's settings (wire: settings); undefined when they did not load. */
  settings?: Settings
}

export interface PlaceOrderButtonProps {
  /** Places the order, with the same lock and checks as the place-order button. */
  onPlaceOrder(): void
  children: ReactNode
}
