import { tryNative } from '../document.ts'
import { onEvent } from '../events.ts'
import { isPrerendering } from '../lifecycle.ts'
import type { PlainKey } from './kept-keys.ts'

/**
 * Strings by key. Never throws; what the browser refuses to store is kept in memory as long as the page lives, and so is
 * what a prerendered page stores.
 */
export interface SafeStorage<Key extends string = string> {
  get(key: Key): string | null
  set(key: Key, value: string): void
  remove(key: Key): void
}

export const local: SafeStorage<PlainKey<'local'>> = safeStorage(() => window.localStorage)
export const session: SafeStorage<PlainKey<'session'>> = safeStorage(() => window.sessionStorage)

/**
 * `open` is called each time, because reading the property itself throws where storage is blocked. Each name in the browser
 * ends with `suffix`.
 */
export function safeStorage(open: () => Storage, suffix = () => ''): SafeStorage {
  const refused = new Map<string, { value: string; stored: string | null }>()
  const read = (key: string) => tryNative(() => open().getItem(key + suffix())) ?? null
  return {
    get(key) {
      const real = read(key)
      const kept = refused.get(key)
      if (!kept) return real
      // When the stored text has changed since, another script or tab wrote a newer one.
      if (kept.stored === real) return kept.value
      refused.delete(key)
      return real
    },
    set(key, value) {
      const done = !isPrerendering() && tryNative(() => (open().setItem(key + suffix(), value), true))
      if (done) refused.delete(key)
      else refused.set(key, { value, stored: read(key) })
    },
    remove(key) {
      refused.delete(key)
      if (!isPrerendering()) tryNative(() => open().removeItem(key + suffix()))
    },
  }
}

/** Calls back with the key another tab wrote and its text before and after; key null when it emptied everything. */
export const onStorage = (
  fn: (key: string | null, before: string | null, after: string | null) => void,
): (() => void) =>
  onEvent<StorageEvent>(window, 'storage', ({ key, oldValue, newValue }) => fn(key, oldValue, newValue))
