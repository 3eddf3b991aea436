import type { BezelEvents } from '#public/events.d.ts'
import { tryNative, hostDocument } from './document.ts'
import { onEvent } from './on-event.ts'

type BezelEvent = keyof BezelEvents

export type AnalyticsEvent = BezelEvents['bezel:analytics']

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
