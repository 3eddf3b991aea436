import { map } from 'nanostores'
import { onceOnline } from '#dom/lifecycle.ts'

interface Options<R, T> {
  /** Keeps a result once it is there: later calls get it without a request, until `reload`. */
  keep?: boolean
  /** Shows a result, unless a newer call has been started meanwhile. Callers get what it returns. */
  show?: (result: R) => T
  /**
   * Returns the value that callers get instead of a rejection. Runs once for each failed call, however many
   * wait for it.
   */
  onFailure?: (error: unknown) => T
}

/**
 * Makes `load` safe to call from anywhere at any time: calls with the same arguments share the one under way.
 * A failed call is forgotten, so the next one tries again, at the latest when the browser is back online. Use
 * `reload` to start a new call in any case, since the one in flight may have been answered before a change.
 * All who wait get its result.
 */
export function singleFlight<R, Keys extends string[], T = R>(
  load: (...keys: Keys) => Promise<R>,
  { keep = false, show = (result) => result as unknown as T, onFailure }: Options<R, T> = {},
) {
  const $newest = map<Record<string, Promise<T> | undefined>>({})
  const forgotten = new WeakSet<Promise<T>>()
  const waiting = new Set<string>()

  function share(...keys: Keys): Promise<T> {
    const call = $newest.get()[keys.join('/')]
    return call && !forgotten.has(call) ? call : reload(...keys)
  }

  function retryOnline(keys: Keys) {
    const key = keys.join('/')
    if (waiting.has(key)) return
    waiting.add(key)
    onceOnline(() => {
      waiting.delete(key)
      share(...keys).catch(() => undefined)
    })
  }

  function reload(...keys: Keys): Promise<T> {
    const key = keys.join('/')
    const newer = () => {
      const newest = $newest.get()[key]
      return newest === call ? undefined : newest
    }
    const call: Promise<T> = load(...keys).then(
      (result) => {
        if (newer()) return newer()!
        if (!keep) forgotten.add(call)
        return show(result)
      },
      (error: unknown) => {
        if (newer()) return newer()!
        forgotten.add(call)
        retryOnline(keys)
        if (!onFailure) throw error
        return onFailure(error)
      },
    )
    $newest.setKey(key, call)
    return call
  }

  return Object.assign(share, { reload })
}
