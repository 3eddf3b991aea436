import type { Ecommerce } from '#tracking/rules/events.ts'
import { tryNative } from './native.ts'
import { onEvent } from './on-event.ts'
import { hostDocument } from './document.ts'

/** The events islands dispatch, with their details. They must not hold personal data. */
export interface BezelEvents {
  /** An island is mounted; dispatched from its marker. */
  'bezel:ready': { name: string }
  /** An island could not start or broke; dispatched from its marker. Cancelled, nothing is logged. */
  'bezel:widget-error': { name: string; error: unknown }
  /** The cart has changed: sum of quantities, and number of items. */
  'bezel:cart-changed': { count: number; items: number }
  /** Cancelled, the cart stays as it is. */
  'bezel:before-cart-change': { change: string; itemId?: string; qty?: number }
  /** Cancelled, no order is placed. `ecommerce`: of a product that is bought without the shopper's cart. */
  'bezel:before-place-order': { method: string; ecommerce?: Ecommerce }
  'bezel:checkout-step': { step: string; index: number }
  /** The selected rate is no longer offered; `to` was selected in its place, if there is one. */
  'bezel:shipping-replaced': { from?: string; to?: string }
  /** The rate that was saved with the cart, by carrier and method. */
  'bezel:shipping-selected': { method: string }
  'bezel:payment-selected': { method: string }
  /** An order failed and the shopper has seen why. */
  'bezel:order-failed': { method: string }
  'bezel:order-placed': { orderId: string; method: string }
  /** Another currency, country or device. After a change of currency the page reloads unless this is cancelled. */
  'bezel:context-changed': { locale: string; currency: string; country?: string; device?: string }
  /** A copy of every analytics event. */
  'bezel:analytics': AnalyticsEvent
}

export interface AnalyticsEvent {
  event: string
  [key: string]: unknown
}

export type BezelEvent = keyof BezelEvents

/** Dispatches a bubbling, cancelable event from the target. False when a listener cancelled it. */
export function send<E extends BezelEvent>(
  type: E,
  detail: BezelEvents[E],
  target: EventTarget = hostDocument,
): boolean {
  const event = tryNative(
    () => new CustomEvent(type, { detail, bubbles: true, cancelable: true, composed: true }),
  )
  return !event || target.dispatchEvent(event)
}

/** Listens to events from anywhere on the page. Returns a stop function. */
export const listen = <E extends BezelEvent>(
  type: E,
  fn: (detail: BezelEvents[E], event: CustomEvent<BezelEvents[E]>) => void,
): (() => void) =>
  onEvent<CustomEvent<BezelEvents[E]>>(hostDocument, type, (event) => fn(event.detail, event))
