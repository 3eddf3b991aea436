import { type DataLayer, watchDataLayer } from './data-layer.ts'
import { type AnalyticsEvent, dispatch } from '#dom/events.ts'
import { readJson } from '#lib/json.ts'
import { toJson } from '#dom/safe-json.ts'

/**
 * Dispatches `bezel:analytics` and pushes to the page's data layer, in a task of its own, so that receivers can neither
 * break nor delay the action. Each receiver gets its own copy. An event waits for a data layer that is not there yet.
 */
export function push(event: AnalyticsEvent): void {
  const text = toJson(event)
  setTimeout(() => {
    dispatch('bezel:analytics', readJson(text) as AnalyticsEvent)
    deliver(text)
  })
}

/** The most events that wait for a data layer; further ones are dropped. */
const MAX_WAITING = 200
const waiting: string[] = []

let stopWatching = () => {}

/** Drops the events that wait for a data layer: the shopper has refused. */
export function dropWaiting(): void {
  stopWatching()
  waiting.length = 0
}

function deliver(text: string) {
  if (waiting.length < MAX_WAITING) waiting.push(text)
  stopWatching()
  // Calls back at once where the page has a data layer.
  stopWatching = watchDataLayer((layer) => waiting.splice(0).forEach((each) => pushTo(layer, each)))
}

function pushTo(layer: DataLayer, text: string) {
  try {
    // Tag managers merge what is pushed into what was there: an event would carry the items of the one before.
    layer.push({ ecommerce: null })
    layer.push(readJson(text))
  } catch {
    console.warn("Bezel: the page's data layer refused an event")
  }
}
