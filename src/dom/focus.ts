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

/**
 * Whether the focus may be moved: nobody has moved on from `pressed` meanwhile. The element that had it may be gone, which
 * leaves it with the page or the dialog around.
 */
export function isFocusFree(pressed?: Element | null): boolean {
  const focused = hostDocument.activeElement
  return !focused || focused === pressed || focused.matches('body, dialog')
}
