import type { BezelReport } from '#public/bezel.d.ts'
import { describeError } from '#lib/describe-error.ts'
import { listen } from '#dom/events.ts'
import { routePattern } from '#http/route-pattern.ts'
import { callListeners } from '#http/transport.ts'

/** How many of each kind are remembered. */
const MOST = 30

export const recordedCalls: BezelReport['calls'] = []
export const recordedErrors: BezelReport['errors'] = []

/** Remembers from now on the last calls and errors, for `Bezel.report()`. Nothing of them is stored or sent. */
export function startRecording(): void {
  callListeners.add(({ method, url, status }) =>
    remember(recordedCalls, { method, route: routePattern(url), status }),
  )
  listen('bezel:widget-error', ({ name, error }) =>
    remember(recordedErrors, { name, error: describeError(error) }),
  )
}

function remember<T>(list: T[], one: T): void {
  list.push(one)
  list.splice(0, list.length - MOST)
}
