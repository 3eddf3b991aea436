import { atom } from 'nanostores'
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
import { dropWaiting, push } from '../page/analytics.ts'
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
const held: TrackedRecord[] = []

/** Records an event: sent at once with the shopper's consent, held until consent is known, dropped when refused. */
export function track<N extends TrackedName>(event: N, fields: TrackedEvents[N]): void {
  const record = onlyAllowed<TrackedRecord>({ ...fields, event, event_id: newId() })
  const granted = $consent.get()
  if (granted) deliver(record)
  else if (granted === undefined && held.length < MAX_HELD) held.push(record)
}

/** Sends or drops held events when consent becomes known. */
export function openOutbox(): () => void {
  onLeave(() => serverQueue.splice(0).forEach(sendIfAllowed))
  return $consent.subscribe((granted) => {
    if (granted === undefined) return
    const waiting = held.splice(0)
    if (granted) waiting.forEach(deliver)
    else dropWaiting()
  })
}

function deliver(record: TrackedRecord) {
  push(record)
  if (record.event !== 'error_shown') void sendToServer(MARKETING_NAMES[record.event], record)
}

async function sendToServer(name: string, { event_id, ecommerce }: TrackedRecord) {
  const ids = await loadPixels()
  if (!ids.length) return
  serverQueue.push(marketingEvent({ name, id: event_id }, ids, ecommerce))
  if ($isSending.get()) return
  $isSending.set(true)
  while (serverQueue.length) await sendIfAllowed(serverQueue.shift()!)
  $isSending.set(false)
}

/** Events for the server, sent one after the other to keep their order; the rest is sent when the shopper leaves. */
const serverQueue: MarketingEvent[] = []
const $isSending = atom(false)

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
