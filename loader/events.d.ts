/** Dispatched from the marker or the document, bubbling. None carries personal data. */
export interface BezelEvents {
  /** A widget is mounted. */
  'bezel:ready': { name: string }
  /** A widget, or a slot by its place, could not start or broke. Cancelled, nothing is logged. */
  'bezel:widget-error': { name: string; error: unknown }
  /** Sum of quantities, and number of items, of the changed cart. */
  'bezel:cart-changed': { count: number; items: number }
  /** Cancelled, the cart stays as it is. */
  'bezel:before-cart-change': { change: string; itemId?: string; qty?: number }
  /** Cancelled, no order is placed. `ecommerce`: of a product that is bought without the shopper's cart. */
  'bezel:before-place-order': {
    method: string
    ecommerce?: {
      currency: string
      value: number
      items: {
        item_id: string
        item_name: string
        price: number
        quantity: number
        item_brand?: string
      }[]
    }
  }
  'bezel:checkout-step': { step: string; index: number }
  /** The selected shipping method is no longer offered; `to` was selected in its place. */
  'bezel:shipping-replaced': { from?: string; to?: string }
  /** The shipping method that was saved with the cart, as carrier and method. */
  'bezel:shipping-selected': { method: string }
  'bezel:payment-selected': { method: string }
  /** An order failed and the shopper has seen why. */
  'bezel:order-failed': { method: string }
  'bezel:order-placed': { orderId: string; method: string }
  /** Another currency, country or device. Cancelled after a change of currency, the page is not reloaded. */
  'bezel:context-changed': { locale: string; currency: string; country?: string; device?: string }
  /** A copy of what goes to `dataLayer` and the marketing service, with the same `event_id`; only with consent. */
  'bezel:analytics': { event: string; [key: string]: unknown }
}
