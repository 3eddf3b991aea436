import type { BezelEvents } from '#public/events.d.ts'

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
