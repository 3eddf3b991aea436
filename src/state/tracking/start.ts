import { type BezelEvent, type BezelEvents, listen } from '../../host/events'
import { whenIdle } from '../../host/page/idle'
import { whenActivated } from '../../host/page/prerender'

/** What islands tell the page and analytics hears as well. */
export const TRACKED_EVENTS = [
  'bezel:checkout-step',
  'bezel:shipping-selected',
  'bezel:payment-selected',
  'bezel:before-place-order',
  'bezel:order-failed',
  'bezel:order-placed',
] as const satisfies BezelEvent[]

export type TrackedEvent = {
  [T in (typeof TRACKED_EVENTS)[number]]: { type: T; detail: BezelEvents[T] }
}[(typeof TRACKED_EVENTS)[number]]

let isStarted = false

/**
 * Starts analytics with the first island of the page: what is told meanwhile is kept until the rest of it is loaded, when
 * the page has time. A page that is only prerendered has no shopper yet. Blocked, all of it is as if it were not there.
 */
export function startTracking(): void {
  if (isStarted) return
  isStarted = true
  const early: TrackedEvent[] = []
  let hear: (told: TrackedEvent) => void = (told) => early.push(told)
  for (const type of TRACKED_EVENTS) listen(type, (detail) => hear({ type, detail } as TrackedEvent))
  whenActivated(() =>
    whenIdle(() => {
      import('./tracking').then(
        (tracking) => {
          hear = tracking.follow()
          early.splice(0).forEach(hear)
        },
        () => (hear = () => undefined),
      )
    }),
  )
}
