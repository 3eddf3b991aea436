/** A box of texts by key. Never throws; what the browser refuses to keep lasts as long as the page. */
export interface Box {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

export const local: Box = box(() => window.localStorage)
export const session: Box = box(() => window.sessionStorage)

/** `open` is asked each time, because reading the property itself throws where storage is blocked. */
function box(open: () => Storage): Box {
  const refused = new Map<string, { value: string; over: string | null }>()
  const read = (key: string) => attempt(() => open().getItem(key)) ?? null
  return {
    get(key) {
      const real = read(key)
      const kept = refused.get(key)
      if (!kept) return real
      // Somebody else could write since: theirs is newer than what we were refused.
      if (kept.over === real) return kept.value
      refused.delete(key)
      return real
    },
    set(key, value) {
      const done = attempt(() => (open().setItem(key, value), true))
      if (done) refused.delete(key)
      else refused.set(key, { value, over: read(key) })
    },
    remove(key) {
      refused.delete(key)
      attempt(() => open().removeItem(key))
    },
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Calls back with the key another tab wrote and its text before and after; key null when it emptied everything. */
export function onStorage(
  fn: (key: string | null, before: string | null, after: string | null) => void,
): () => void {
  const heard = (event: StorageEvent) => fn(event.key, event.oldValue, event.newValue)
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
