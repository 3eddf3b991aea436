import { isObject } from '../../domain/json'

const KEY = 'bezel'

/** Adds an entry of ours to the tab's history, with the page's own state kept beside it. The address stays. */
export const pushHistoryMark = (mark: string): void => writeMark('pushState', mark)

/** Marks the entry the shopper is on. */
export const replaceHistoryMark = (mark: string): void => writeMark('replaceState', mark)

function writeMark(how: 'pushState' | 'replaceState', mark: string) {
  try {
    const state: unknown = history.state
    history[how]({ ...(isObject(state) ? state : {}), [KEY]: mark }, '')
  } catch {
    // Some embedded browsers allow no history: Back then leaves the page.
  }
}

/** Calls back with the mark of the entry Back or Forward led to; undefined for an entry without one. */
export function onHistoryMark(fn: (mark: string | undefined) => void): () => void {
  const moved = (event: PopStateEvent) => {
    const mark: unknown = isObject(event.state) ? event.state[KEY] : undefined
    fn(typeof mark === 'string' ? mark : undefined)
  }
  window.addEventListener('popstate', moved)
  return () => window.removeEventListener('popstate', moved)
}
