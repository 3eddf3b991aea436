import { atom, onMount } from 'nanostores'
import { onReturn } from '#dom/lifecycle.ts'

interface OverlayEntry {
  /** Ready to show. */
  label: string
}

/** The reasons why the page is covered, newest last. The loading-overlay island shows them. */
export const $overlays = atom<readonly OverlayEntry[]>([])

// Work of a page that was left does not go on when it is restored from memory.
onMount($overlays, () => onReturn(() => $overlays.set([])))

/** Whether a loading-overlay island is mounted. */
export const $hasOverlay = atom(false)

/** Longer (ms) than any request may take (a minute). */
const LONGEST = 90_000

/** Covers the page until the returned function is called, 90 s at most. */
export function showOverlay(label: string): () => void {
  const entry: OverlayEntry = { label }
  const end = () => {
    clearTimeout(timer)
    $overlays.set($overlays.get().filter((each) => each !== entry))
  }
  const timer = setTimeout(end, LONGEST)
  $overlays.set([...$overlays.get(), entry])
  return end
}
