import { sendMarketingEvent } from '../api.ts'
import {
  type Ecommerce,
  MARKETING_NAMES,
  type MarketingEvent,
  marketingEvent,
  onlyAllowed,
  readPixels,
  type TrackedEvents,
  type TrackedName,
} from '../rules/events.ts'
import { PageAnalytics } from '../page/analytics.ts'
import { onLeave } from '#dom/lifecycle.ts'
import { newId } from '#dom/new-id.ts'
import { $settings, loadSettings } from '#storefront/state/config.ts'
import { $consent } from './consent.ts'
import { logFailure } from '#storefront/state/log.ts'
import { singleFlight } from '#async/single-flight.ts'

interface TrackedRecord {
  event: TrackedName
  event_id: string
  ecommerce?: Ecommerce
  [key: string]: unknown
}

/** The most events held until consent is known; further ones are dropped. */
const MAX_HELD = 200

/** Events on their way to the page and to the marketing service. */
export class Outbox {
  /** The events that wait until consent is known. */
  private readonly held: TrackedRecord[] = []
  /** Events for the server, sent one after the other to keep their order; the rest is sent when the shopper leaves. */
  private readonly unsent: MarketingEvent[] = []
  private isSending = false
  private readonly page = new PageAnalytics()

  /** Records an event: sent at once with the shopper's consent, held until consent is known, dropped when refused. */
  track<N extends TrackedName>(event: N, fields: TrackedEvents[N]): void {
    const record = onlyAllowed<TrackedRecord>({ ...fields, event, event_id: newId() })
    const granted = $consent.get()
    if (granted) this.deliver(record)
    else if (granted === undefined && this.held.length < MAX_HELD) this.held.push(record)
  }

  /** Sends or drops held events when consent becomes known. Returns what ends that. */
  open(): () => void {
    onLeave(() => this.unsent.splice(0).forEach(sendIfAllowed))
    return $consent.subscribe((granted) => {
      if (granted === undefined) return
      const waiting = this.held.splice(0)
      if (granted) for (const record of waiting) this.deliver(record)
      else this.page.dropWaiting()
    })
  }

  private deliver(record: TrackedRecord) {
    this.page.push(record)
    if (record.event !== 'error_shown') void this.sendToServer(MARKETING_NAMES[record.event], record)
  }

  private async sendToServer(name: string, { event_id, ecommerce }: TrackedRecord) {
    const ids = await loadPixels()
    if (!ids.length) return
    this.unsent.push(marketingEvent({ name, id: event_id }, ids, ecommerce))
    if (this.isSending) return
    this.isSending = true
    while (this.unsent.length) await sendIfAllowed(this.unsent.shift()!)
    this.isSending = false
  }
}

/** The one of this page. */
export const outbox = new Outbox()

/** Consent may have been withdrawn while the event waited. */
const sendIfAllowed = async (event: MarketingEvent) => {
  if ($consent.get()) await sendMarketingEvent(event)
}

/**
 * Loads the shop's pixels with the first event. If the setting cannot be read, nothing goes to the server
 * (rule: pixel-setting).
 */
const loadPixels = singleFlight(
  async (): Promise<string[]> => {
    await loadSettings()
    const ids = readPixels($settings.value?.marketing_pixels)
    if (!ids) console.warn('Bezel: the setting marketing_pixels cannot be read and is skipped')
    return ids ?? []
  },
  {
    keep: true,
    onFailure: (error) => {
      logFailure('pixels', error)
      return []
    },
  },
)
