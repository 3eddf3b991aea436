import { type DataLayer, watchDataLayer } from './data-layer.ts'
import { type AnalyticsEvent, dispatch } from '#dom/events.ts'
import { readJson } from '#lib/json.ts'
import { toJson } from '#dom/safe-json.ts'

/** The most events that wait for a data layer; further ones are dropped. */
const MAX_WAITING = 200

/** Hands events to the page. */
export class PageAnalytics {
  /** The events that wait for a data layer, as JSON. */
  private readonly waiting: string[] = []
  private stopWatching = () => {}

  /**
   * Dispatches `bezel:analytics` and pushes to the page's data layer, in a task of its own, so that receivers can neither
   * break nor delay the action. Each receiver gets its own copy. An event waits for a data layer that is not there yet.
   */
  push(event: AnalyticsEvent): void {
    const text = toJson(event)
    setTimeout(() => {
      dispatch('bezel:analytics', readJson(text) as AnalyticsEvent)
      this.deliver(text)
    })
  }

  /** Drops the events that wait for a data layer: the shopper has refused. */
  dropWaiting(): void {
    this.stopWatching()
    this.waiting.length = 0
  }

  private deliver(text: string) {
    if (this.waiting.length < MAX_WAITING) this.waiting.push(text)
    this.stopWatching()
    // Calls back at once where the page has a data layer.
    this.stopWatching = watchDataLayer((layer) =>
      this.waiting.splice(0).forEach((each) => pushTo(layer, each)),
    )
  }
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
