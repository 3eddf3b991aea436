import { hostDocument } from './document.ts'

/**
 * Whether the focus may be moved: nobody has moved on from `pressed` meanwhile. The element that had it may be gone, which
 * leaves it with the page or the dialog around.
 */
export function isFocusFree(pressed?: Element | null): boolean {
  const focused = hostDocument.activeElement
  return !focused || focused === pressed || focused.matches('body, dialog')
}
