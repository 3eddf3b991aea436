import { hostDocument } from './document.ts'
import { nextFrame } from './lifecycle.ts'

/** Focuses an element; one that is covered, by the overlay of an order that is placed, once it is uncovered. */
export function focusOnceUncovered(element: HTMLElement): () => void {
  let stop = () => {}
  const attempt = () => {
    element.focus()
    if (hostDocument.activeElement !== element) stop = nextFrame(attempt)
  }
  attempt()
  return () => stop()
}
