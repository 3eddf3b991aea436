/** What islands tell the page. Nothing here may hold personal data. */
export interface BezelEvents {
  /** An island is on the page and listening; sent from its marker. */
  'bezel:ready': { name: string }
  /** An island could not start or broke; sent from its marker. Cancel it to keep the console quiet. */
  'bezel:widget-error': { name: string; error: unknown }
  /** The cart holds something else than before: pieces and lines. */
  'bezel:cart-changed': { count: number; items: number }
  /** Cancel it and the cart stays as it is. */
  'bezel:before-cart-change': { change: string; itemId?: string; qty?: number }
  /** Cancel it and no order is placed. */
  'bezel:before-place-order': { method: string }
  'bezel:checkout-step': { step: string; index: number }
  /** The chosen rate is no longer offered; `to` was taken in its place, if any was there. */
  'bezel:shipping-replaced': { from?: string; to?: string }
  /** The rate that was saved with the cart, by carrier and method. */
  'bezel:shipping-selected': { method: string }
  'bezel:payment-selected': { method: string; type?: string }
  /** An attempt to order came to nothing and the shopper was told. */
  'bezel:order-failed': { method: string }
  'bezel:order-placed': { orderId: string; method: string }
  /** Cancelled by a page that redraws its own prices, so that it need not be shown again. */
  'bezel:context-changed': { locale: string; currency: string; country?: string; device?: string }
  /** What goes to the page's analytics as well. */
  'bezel:analytics': AnalyticsEvent
}

export interface AnalyticsEvent {
  event: string
  [key: string]: unknown
}

export type BezelEvent = keyof BezelEvents

/** Sends from the target (document when none), bubbling. False when somebody cancelled it. */
export function send<E extends BezelEvent>(
  type: E,
  detail: BezelEvents[E],
  target: EventTarget = document,
): boolean {
  return target.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, cancelable: true, composed: true }),
  )
}

/** Hears events from anywhere on the page until stopped. */
export function listen<E extends BezelEvent>(
  type: E,
  fn: (detail: BezelEvents[E], event: CustomEvent<BezelEvents[E]>) => void,
): () => void {
  const heard = (event: Event) => {
    const own = event as CustomEvent<BezelEvents[E]>
    fn(own.detail, own)
  }
  document.addEventListener(type, heard)
  return () => document.removeEventListener(type, heard)
}
