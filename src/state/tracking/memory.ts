import { map } from 'nanostores'
import { local, session } from '../../host/storage/storage'
import { $consent } from './consent'

/** What analytics remembers so that nothing is told twice, and how long it lasts. Nothing in it is personal. */
const KEPT = {
  /** The cart as it was told last; shared by tabs. */
  'bezel-seen-cart': local,
  /** Orders that were told. */
  'bezel-seen-orders': local,
  /** How far the checkout was told, in this tab. */
  'bezel-seen-checkout': session,
  /** The order that is on its way, until the success page. */
  'bezel-seen-order': session,
}

type Key = keyof typeof KEPT

/** What is remembered as long as the page, until the shopper has agreed. */
const $unsaved = map<Partial<Record<Key, string | null>>>({})

/** Reads and writes the browser's storage once the shopper agreed; before that only this page remembers. */
export const recall = (key: Key): string | null => {
  const kept = $consent.get() === true ? undefined : $unsaved.get()[key]
  return kept === undefined ? KEPT[key].get(key) : kept
}

export function remember(key: Key, value: string | null): void {
  if ($consent.get() === true) write(key, value)
  else $unsaved.setKey(key, value)
}

function write(key: Key, value: string | null) {
  if (value === null) KEPT[key].remove(key)
  else KEPT[key].set(key, value)
}

/** Lets the storage follow what the shopper says: what was remembered goes there, or goes everywhere. */
export function followConsent(): () => void {
  return $consent.subscribe((granted) => {
    if (granted === undefined) return
    if (granted) for (const [key, value] of Object.entries($unsaved.get())) write(key as Key, value)
    else for (const key of Object.keys(KEPT) as Key[]) write(key, null)
    $unsaved.set({})
  })
}
