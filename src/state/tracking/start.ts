import { type BezelEvent, type BezelEvents, listen } from '../../host/events'
import { whenIdle } from '../../host/page/idle'
import { whenShown } from '../../host/page/prerender'

/** What islands tell the page and analytics hears as well. */
export const HEARD = [
  'bezel:checkout-step',
  'bezel:shipping-selected',
  'bezel:payment-selected',
  'bezel:before-place-order',
  'bezel:order-failed',
  'bezel:order-placed',
] as const satisfies BezelEvent[]

export type Heard = {
  [T in (typeof HEARD)[number]]: { type: T; detail: BezelEvents[T] }
}[(typeof HEARD)[number]]

let isStarted = false

/**
 * Starts analytics with the first island of the page: what is told meanwhile is kept until the rest of it is loaded, when
 * the page has time. A page that is only prerendered has no shopper yet. Blocked, all of it is as if it were not there.
 */
export function startTracking(): void {
  if (isStarted) return
  isStarted = true
  const early: Heard[] = []
  let hear: (told: Heard) => void = (told) => early.push(told)
  for (const type of HEARD) listen(type, (detail) => hear({ type, detail } as Heard))
  whenShown(() =>
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
