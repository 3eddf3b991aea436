import { map } from 'nanostores'
import { local, type SafeStorage } from '#dom/storage/storage.ts'
import { shopLocal, shopSession } from '#storefront/page/shop-storage.ts'
import { $consent } from './consent.ts'

/**
 * The data that analytics stores so that nothing is tracked twice, and the storage of each entry. It contains
 * no personal data.
 */
const KEPT: Record<Key, SafeStorage> = {
  /** The cart as last tracked; shared by tabs. */
  'bezel-seen-cart': local,
  /** Orders that were tracked. */
  'bezel-seen-orders': shopLocal,
  /** The steps tracked of the checkout in this tab. */
  'bezel-seen-checkout': shopSession,
  /** The order that was sent, until the success page. */
  'bezel-seen-order': shopSession,
}

type Key = 'bezel-seen-cart' | 'bezel-seen-orders' | 'bezel-seen-checkout' | 'bezel-seen-order'

/** The data that is remembered only as long as the page lives, until the shopper has agreed. */
const $unsaved = map<Partial<Record<Key, string | null>>>({})

/** Reads from the browser's storage once the shopper has consented, before that from memory. */
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

/** Stores what is in memory when the shopper consents; deletes it, and what is stored, when they refuse. */
export function followConsent(): () => void {
  return $consent.subscribe((granted) => {
    if (granted === undefined) return
    if (granted) for (const [key, value] of Object.entries($unsaved.get())) write(key as Key, value)
    else for (const key of Object.keys(KEPT) as Key[]) write(key, null)
    $unsaved.set({})
  })
}
