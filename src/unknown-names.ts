import { $slots } from '#slots/state/slots.ts'
import type { BezelEvents } from '#public/events.d.ts'

/** The places that `SlotData` declares (src/public/slots.d.ts). */
export const PLACES = [
  'cart-drawer/before',
  'cart-drawer/item-after',
  'cart-drawer/item-price',
  'cart-drawer/after-items',
  'cart-drawer/empty',
  'cart-drawer/foot-before',
  'cart-drawer/foot-after',
  'cart/before',
  'cart/item-after',
  'cart/item-price',
  'cart/after-items',
  'cart/empty',
  'cart/foot-before',
  'cart/foot-after',
  'checkout/before-shipping_address',
  'checkout/before-shipping_method',
  'checkout/before-payment_method',
  'checkout/before-item_summary',
  'checkout/address-after',
  'checkout/rate-after',
  'checkout/method-after',
  'checkout/review-before',
  'checkout/before-place-order',
  'checkout/after-items',
  'checkout/after-totals',
  'order-summary/after-totals',
  'order-confirmation/top',
  'order-confirmation/bottom',
]

/** Calls back with each place that the page fills and no island has, once. */
export function onUnknownPlace(fn: (place: string) => void): void {
  const known = new Set<string>(PLACES)
  $slots.subscribe((slots) => {
    for (const place of Object.keys(slots)) {
      if (known.has(place)) continue
      known.add(place)
      fn(place)
    }
  })
}

/** The events that `BezelEvents` declares (src/public/events.d.ts). */
const DECLARED: Record<keyof BezelEvents, true> = {
  'bezel:ready': true,
  'bezel:widget-error': true,
  'bezel:cart-changed': true,
  'bezel:before-cart-change': true,
  'bezel:before-place-order': true,
  'bezel:checkout-step': true,
  'bezel:shipping-replaced': true,
  'bezel:shipping-selected': true,
  'bezel:payment-selected': true,
  'bezel:order-failed': true,
  'bezel:order-placed': true,
  'bezel:context-changed': true,
  'bezel:analytics': true,
  'bezel:vitals': true,
}

export const EVENTS = Object.keys(DECLARED)

/** Calls back with each type that a page passes to `Bezel.on`, before or after this call, and no event has. */
export function onUnknownEvent(fn: (type: string) => void): void {
  const bezel = self.Bezel as { heard?: Record<string, unknown> } | undefined
  // Another copy of the loader may be older than this file.
  if (!bezel?.heard) return
  const check = (type: string) => !EVENTS.includes(type) && fn(type)
  Object.keys(bezel.heard).forEach(check)
  bezel.heard = new Proxy(bezel.heard, {
    set(heard, type: string, value) {
      if (!(type in heard)) check(type)
      heard[type] = value
      return true
    },
  })
}
