import { describeError } from '#lib/describe-error.ts'
import { listen } from '#dom/events.ts'
import { routePattern } from '#http/route-pattern.ts'
import { callListeners } from '#http/transport.ts'

interface RecordedCall {
  method: string
  route: string
  status: number
}

interface RecordedError {
  name: string
  error: string
}

/** How many of each kind are remembered. */
const MOST = 30

export const recordedCalls: RecordedCall[] = []
export const recordedErrors: RecordedError[] = []

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
