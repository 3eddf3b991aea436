import { atom, onMount } from 'nanostores'
import { onReturn } from '../../host/page/lifecycle'

/** What the page is covered for, ready to read. */
interface OverlayEntry {
  label: string
}

/** What is under way, newest last. The loading-overlay island covers the page while there is anything. */
export const $overlays = atom<readonly OverlayEntry[]>([])

// A page that comes back from memory has nothing under way any more, whatever it was left with.
onMount($overlays, () => onReturn(() => $overlays.set([])))

/** Set while a loading-overlay island is there to cover the page. */
export const $hasOverlay = atom(false)

/** Longer than any call may take (a minute): what has not ended by then never will. */
const LONGEST = 90_000

/** Covers the page until the function it gives is called, and never longer than a minute and a half. */
export function showOverlay(label: string): () => void {
  const mine: OverlayEntry = { label }
  const end = () => {
    clearTimeout(timer)
    $overlays.set($overlays.get().filter((each) => each !== mine))
  }
  const timer = setTimeout(end, LONGEST)
  $overlays.set([...$overlays.get(), mine])
  return end
}
