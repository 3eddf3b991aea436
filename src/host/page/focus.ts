import { hostDocument } from './document'

/** Focuses an element; one that is covered, by the overlay of an order that is placed, once it is uncovered. */
export function focusOnceUncovered(element: HTMLElement): () => void {
  let frame = 0
  const attempt = () => {
    element.focus()
    if (hostDocument.activeElement !== element) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}
