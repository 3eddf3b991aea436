import { isObject } from '../../domain/json'
import { afterPaint } from './lifecycle'

const KEY = 'bezel'

/** Adds an entry with a mark to the tab's history. The page's own state and the address stay. */
export const pushHistoryMark = (mark: string): void => writeMark('pushState', mark)

/** Puts a mark on the current entry. */
export const replaceHistoryMark = (mark: string): void => writeMark('replaceState', mark)

/** Writing takes up to 50 ms, so what led to it is painted before. */
function writeMark(how: 'pushState' | 'replaceState', mark: string) {
  afterPaint(() => {
    try {
      const state: unknown = history.state
      history[how]({ ...(isObject(state) ? state : {}), [KEY]: mark }, '')
    } catch {
      // Some embedded browsers allow no history: then Back leaves the page.
    }
  })
}

/** Calls back with the mark of the entry Back or Forward led to; undefined for an entry without one. */
export function onHistoryMark(fn: (mark: string | undefined) => void): () => void {
  const listener = (event: PopStateEvent) => {
    const mark: unknown = isObject(event.state) ? event.state[KEY] : undefined
    fn(typeof mark === 'string' ? mark : undefined)
  }
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}
