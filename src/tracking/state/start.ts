import { atom } from 'nanostores'
import { listen } from '#dom/events.ts'
import { isObject } from '#lib/json.ts'
import { whenIdle, whenActivated } from '#dom/lifecycle.ts'
import { logFailure } from '#storefront/state/log.ts'
import { TRACKED_EVENTS, type TrackedEvent } from './tracked-events.ts'
import type { EarlyIsland } from './vitals.ts'
import { importPart } from '#dom/import-part.ts'
import { readPageConfig } from '#storefront/page/config.ts'

const $isStarted = atom(false)

/**
 * Starts analytics, once. The module that does the work is loaded when the page is idle; events before that are kept
 * for it. A prerendered page waits until it is shown. When the module does not arrive (blocked, offline), all events
 * are dropped.
 */
export function startTracking(): void {
  if ($isStarted.get()) return
  $isStarted.set(true)
  if (isObject(readPageConfig().vitals)) startVitals()
  const early: TrackedEvent[] = []
  let handle: (event: TrackedEvent) => void = (event) => early.push(event)
  for (const type of TRACKED_EVENTS) listen(type, (detail) => handle({ type, detail } as TrackedEvent))
  whenActivated(() =>
    whenIdle(() => {
      importPart(() => import('./tracking.ts'))
        .then(({ follow }) => {
          handle = follow()
          early.splice(0).forEach(handle)
        })
        .catch((error) => {
          handle = () => undefined
          logFailure('tracking', error)
        })
    }),
  )
}

/** Starts the field figures. Islands that are ready before their module has come are noted for it. */
function startVitals(): void {
  const early: EarlyIsland[] = []
  const stop = listen('bezel:ready', ({ name }, { timeStamp }) => early.push([name, timeStamp]))
  whenActivated(() =>
    importPart(() => import('./vitals.ts')).then(({ measure }) => (stop(), measure(early)), stop),
  )
}
