/** Dispatched from the marker or the document, bubbling. The events never carry personal data. */
export interface BezelEvents {
  /** A widget is mounted. */
  'bezel:ready': { name: string }
  /** A widget, or a slot by its place, could not start or broke. Cancelled, nothing is logged. */
  'bezel:widget-error': { name: string; error: unknown }
  /**
   * Sum of quantities, and number of items, of the changed cart. Not dispatched for the first load on a page.
   */
  'bezel:cart-changed': { count: number; items: number }
  /**
   * Cancelled, the cart stays as it is. `change` is `add`, `quantity`, `options`, `remove` or `wishlist` (moved there) of an
   * item, `coupon`, `gift_card`, `store_credit`, `reward_points`, `prime`, `offer`, `gift`, `visitor_gift` or `insurance`.
   */
  'bezel:before-cart-change': { change: string; itemId?: string; qty?: number }
  /** Cancelled, no order is placed. `ecommerce`: of a product that is bought without the shopper's cart. */
  'bezel:before-place-order': {
    method: string
    ecommerce?: {
      currency: string
      value: number
      tax?: number
      shipping?: number
      discount?: number
      items: {
        item_id: string
        item_name: string
        price: number
        discount?: number
        quantity: number
        item_brand?: string
      }[]
    }
  }
  /**
   * Another step is shown: `shipping_address`, `shipping_method`, `payment_method` or `item_summary`, and from 0 its place
   * among those of this cart.
   */
  'bezel:checkout-step': { step: string; index: number }
  /** The selected shipping method is no longer offered; `to` was selected in its place. Both as `carrier_method`. */
  'bezel:shipping-replaced': { from?: string; to?: string }
  /** The shipping method that was saved with the cart, as `carrier_method`. */
  'bezel:shipping-selected': { method: string }
  'bezel:payment-selected': { method: string }
  /** An order failed and the shopper has seen why. */
  'bezel:order-failed': { method: string }
  /**
   * The success page follows. Not where the order is placed or paid on another page. `orderId` is the shop's id, not the
   * number that people see; '' where it is not known.
   */
  'bezel:order-placed': { orderId: string; method: string }
  /** Another currency, country or device. Cancelled after a change of currency, the page is not reloaded. */
  'bezel:context-changed': { locale: string; currency: string; country?: string; device?: string }
  /**
   * A copy of what goes to the page's `dataLayer`, where it has one, and to the marketing service, with the
   * same `event_id`; only with consent. These values of `event` have `ecommerce`: `view_cart`, `add_to_cart`,
   * `change_quantity`, `remove_from_cart`, `add_to_wishlist`, `begin_checkout`, `checkout_step`,
   * `add_shipping_info`, `add_payment_info`, `purchase`, `coupon`, `offer`, `prime` and `insurance`. Besides,
   * `checkout_step` has `step`, and `step_number` from 1. The last four have an `action`, `applied` or
   * `removed`. The other values are `login`, `sign_up` and `error_shown` (with `source`). The event
   * `change_quantity` comes behind an `add_to_cart` or `remove_from_cart` of the difference.
   */
  'bezel:analytics': { event: string; [key: string]: unknown }
  /** Something was measured. Only on a page whose configuration has `vitals`. */
  'bezel:vitals': FieldFigure
}

export type FieldFigure =
  /**
   * An island is ready, so many milliseconds after the loader began with its marker, or after the page was parsed if the
   * figures began later than the island.
   */
  | { kind: 'island'; name: string; ms: number }
  /** An island or a slot failed. `error` has the kind of the error and its place in our code, never its message. */
  | { kind: 'error'; name: string; error: string }
  /** A script was requested again. */
  | { kind: 'retry'; file: string }
  /** A call of the shop failed. The status is 0 without an answer; whatever may be personal in the path is `*`. */
  | { kind: 'call'; method: string; route: string; status: number }
  /** A figure of the page, with the island that is the cause if one is; with consent only. `value` is in ms, of CLS a score. */
  | { kind: 'INP' | 'LCP' | 'CLS'; value: number; rating: string; island?: string }
