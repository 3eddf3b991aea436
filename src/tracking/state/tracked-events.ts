import type { BezelEvents } from '#public/events.d.ts'

/** Events of the page that analytics listens to. */
export const TRACKED_EVENTS = [
  'bezel:checkout-step',
  'bezel:shipping-selected',
  'bezel:payment-selected',
  'bezel:before-place-order',
  'bezel:order-failed',
  'bezel:order-placed',
] as const satisfies (keyof BezelEvents)[]

export type TrackedEvent = {
  [T in (typeof TRACKED_EVENTS)[number]]: { type: T; detail: BezelEvents[T] }
}[(typeof TRACKED_EVENTS)[number]]
