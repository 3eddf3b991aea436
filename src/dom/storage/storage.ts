import { tryNative } from '../native.ts'
import { onEvent } from '../on-event.ts'
import { isPrerendering } from '../lifecycle.ts'

/**
 * Strings by key. Never throws; what the browser refuses to store is kept in memory as long as the page lives, and so is
 * what a prerendered page stores.
 */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

export const local: SafeStorage = safeStorage(() => window.localStorage)
export const session: SafeStorage = safeStorage(() => window.sessionStorage)

/** `open` is called each time, because reading the property itself throws where storage is blocked. */
function safeStorage(open: () => Storage): SafeStorage {
  const refused = new Map<string, { value: string; stored: string | null }>()
  const read = (key: string) => tryNative(() => open().getItem(key)) ?? null
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
      const done = !isPrerendering() && tryNative(() => (open().setItem(key, value), true))
      if (done) refused.delete(key)
      else refused.set(key, { value, stored: read(key) })
    },
    remove(key) {
      refused.delete(key)
      if (!isPrerendering()) tryNative(() => open().removeItem(key))
    },
  }
}

/** Calls back with the key another tab wrote and its text before and after; key null when it emptied everything. */
export const onStorage = (
  fn: (key: string | null, before: string | null, after: string | null) => void,
): (() => void) =>
  onEvent<StorageEvent>(window, 'storage', ({ key, oldValue, newValue }) => fn(key, oldValue, newValue))
