import type { BezelEvents } from '#public/events.d.ts'
import { tryNative, hostDocument } from './document.ts'

/** Listens to what the browser or the page dispatches. Returns a stop function. */
export function onEvent<E extends Event>(
  target: EventTarget,
  type: string,
  fn: (event: E) => void,
  capture?: boolean,
): () => void {
  const listener = fn as EventListener
  target.addEventListener(type, listener, capture)
  return () => target.removeEventListener(type, listener, capture)
}

/** Whether an input method is composing. Safari ends composition before its Enter or Escape arrives, with key code 229. */
export const isTyping = (event: Event) =>
  (event as InputEvent).isComposing === true || (event as KeyboardEvent).keyCode === 229

type BezelEvent = keyof BezelEvents

export type AnalyticsEvent = BezelEvents['bezel:analytics']

/** Dispatches a bubbling, cancelable event from the target. False when a listener cancelled it. */
export function dispatch<E extends BezelEvent>(
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
