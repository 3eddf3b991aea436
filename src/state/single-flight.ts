import { map } from 'nanostores'
import { onceOnline } from '../host/page/connection'

interface Options<T> {
  /** Keeps a result once it is there: later calls get it without a request, until `reload`. */
  keep?: boolean
  /** What callers get in place of a rejection. Runs once for each failed call, however many wait for it. */
  onFailure?: (error: unknown) => T
}

/**
 * Makes `load` safe to call from anywhere at any time: calls with the same arguments share the one under way. A failed
 * one is forgotten, so that the next call tries again, at the latest when the browser is back online. `reload` starts a
 * new one in any case, which later calls share.
 */
export function singleFlight<T, Keys extends string[]>(
  load: (...keys: Keys) => Promise<T>,
  { keep = false, onFailure }: Options<T> = {},
) {
  const $calls = map<Record<string, Promise<T> | undefined>>({})
  const waiting = new Set<string>()

  const share = (...keys: Keys) => $calls.get()[keys.join('/')] ?? reload(...keys)

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
    const forget = () => {
      if ($calls.get()[key] === call) $calls.setKey(key, undefined)
    }
    const call = load(...keys).then(
      (result) => {
        if (!keep) forget()
        return result
      },
      (error: unknown) => {
        forget()
        retryOnline(keys)
        if (!onFailure) throw error
        return onFailure(error)
      },
    )
    $calls.setKey(key, call)
    return call
  }

  return Object.assign(share, { reload })
}
