import { onEvent } from '#dom/events.ts'
import { afterPaint } from '#dom/lifecycle.ts'

/** Kept in the state of an entry of the tab's history, beside what the page keeps there. */
interface EntryState {
  bezel?: string
  /** How many entries of ours are before it. */
  bezelAt?: number
}

/** The position of the history entry that the tab is at. */
let position = 0

/**
 * Puts a mark on the current entry of the tab's history, or on a new one. The page's own state and the address stay.
 * Writing takes up to 50 ms, so what led to it is painted before.
 */
export function markHistory(mark: string, isNew = false): void {
  afterPaint(() => {
    try {
      const state = history.state as EntryState | null
      position = (state?.bezelAt ?? 0) + Number(isNew)
      history[isNew ? 'pushState' : 'replaceState']({ ...state, bezel: mark, bezelAt: position }, '')
    } catch {
      // Some embedded browsers allow no history: then Back leaves the page.
    }
  })
}

/**
 * Calls back with the mark of the entry Back or Forward led to; undefined for an entry without one. If the
 * callback returns true, that entry shows nothing new, and the tab goes on in the same direction.
 */
export const onHistoryMark = (fn: (mark: string | undefined) => boolean | void): (() => void) =>
  onEvent<PopStateEvent>(window, 'popstate', ({ state }) => {
    const { bezel: mark, bezelAt: at = position } = { ...state } as EntryState
    if (fn(mark)) history.go(at < position ? -1 : 1)
    position = at
  })
