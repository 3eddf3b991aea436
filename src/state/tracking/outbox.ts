import { sendMarketingEvent } from '../../api/marketing'
import {
  type Ecommerce,
  MARKETING_NAMES,
  type MarketingEvent,
  marketingEvent,
  onlyAllowed,
  readPixels,
  type TrackedEvents,
  type TrackedName,
} from '../../domain/tracking/events'
import { push } from '../../host/analytics'
import { onLeave } from '../../host/page/lifecycle'
import { newId } from '../../host/new-id'
import { $settings, loadSettings } from '../page/config'
import { $consent } from './consent'
import { logFailure } from '../log'
import { singleFlight } from '../single-flight'

interface TrackedRecord {
  event: TrackedName
  event_id: string
  ecommerce?: Ecommerce
  [key: string]: unknown
}

/** More than a page has to tell before the shopper answers; what comes after that is not kept. */
const MOST_HELD = 200
const held: TrackedRecord[] = []

/** Tells analytics of one happening: at once, later when the shopper's consent is open, never when they refused. */
export function track<N extends TrackedName>(event: N, fields: TrackedEvents[N]): void {
  const told = onlyAllowed<TrackedRecord>({ ...fields, event, event_id: newId() })
  const granted = $consent.get()
  if (granted) deliver(told)
  else if (granted === undefined && held.length < MOST_HELD) held.push(told)
}

/** Lets what is held go with the shopper's answer. */
export function openOutbox(): () => void {
  onLeave(() => serverQueue.splice(0).forEach(send))
  return $consent.subscribe((granted) => {
    if (granted === undefined) return
    const waiting = held.splice(0)
    if (granted) waiting.forEach(deliver)
  })
}

function deliver(told: TrackedRecord) {
  push(told)
  if (told.event !== 'error_shown') void sendToServer(MARKETING_NAMES[told.event], told)
}

async function sendToServer(name: string, { event_id, ecommerce }: TrackedRecord) {
  const ids = await loadPixels()
  if (!ids.length) return
  serverQueue.push(marketingEvent({ name, id: event_id }, ids, ecommerce))
  if (isSending) return
  isSending = true
  while (serverQueue.length) await send(serverQueue.shift()!)
  isSending = false
}

/** For the server: one goes when the one before has arrived, so that they keep their order; the rest when the page goes. */
const serverQueue: MarketingEvent[] = []
let isSending = false

/** What the shopper refused while it waited stays here. */
const send = async (event: MarketingEvent) => {
  if ($consent.get()) await sendMarketingEvent(event)
}

/** The shop's pixels, loaded with the first event. None that can be read: nothing goes to the server (§8). */
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
