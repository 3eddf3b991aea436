import { type AnalyticsEvent, send } from './events'
import { readJson } from '../domain/json'
import { toJson } from './safe-json'

/**
 * Dispatches `bezel:analytics` and pushes to the page's data layer, in a task of its own, so that receivers can neither
 * break nor delay the action. Each receiver gets its own copy.
 */
export function push(event: AnalyticsEvent): void {
  const text = toJson(event)
  setTimeout(() => {
    send('bezel:analytics', readJson(text) as AnalyticsEvent)
    deliver(text)
  })
}

function deliver(text: string) {
  try {
    // A data layer is not created: we add no global but our own.
    const event = readJson(text) as AnalyticsEvent
    // Tag managers merge what is pushed into what was there: an event would carry the items of the one before.
    window.dataLayer?.push({ ecommerce: null })
    window.dataLayer?.push(event)
  } catch {
    console.warn("Bezel: the page's data layer refused an event")
  }
}

declare global {
  interface Window {
    dataLayer?: { push(...events: unknown[]): unknown }
  }
}
