import { type AnalyticsEvent, send } from './events'
import { readJson } from '../domain/json'
import { toJson } from './safe-json'

/**
 * Tells the page's analytics, in a task of its own: a `bezel:analytics` event, then the data layer. Receivers get a copy
 * each and can neither stop nor slow what the shopper does.
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
    // Only a data layer the page has: we add nothing to the page but our own global.
    window.dataLayer?.push(readJson(text))
  } catch {
    console.warn("Bezel: the page's data layer refused an event")
  }
}

declare global {
  interface Window {
    dataLayer?: { push(event: unknown): unknown }
  }
}
