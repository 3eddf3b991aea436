import { isFocusFree } from '#dom/free-focus.ts'
import { holdScrollPosition } from '#dom/scroll-position.ts'
import { session } from '#dom/storage/storage.ts'

const KEY = 'bezel-currency-changed'

/** Later than this after the choice, the focus is left alone. */
const SOON = 15_000

/** Records that the page reloads because of a choice, and the button's distance from the top of the window. */
export const expectReload = (button: HTMLElement): void =>
  session.set(KEY, `${Date.now()} ${Math.round(button.getBoundingClientRect().top)}`)
export const forgetReload = (): void => session.remove(KEY)

/**
 * True once, if the page has just reloaded because of a choice. Then the button has the focus, unless the shopper has moved
 * on by now.
 */
export function restoreAfterReload(button: HTMLElement): boolean {
  const [recordedAt = NaN, top = 0] = session.get(KEY)?.split(' ').map(Number) ?? []
  forgetReload()
  const isReturn = Math.abs(Date.now() - recordedAt) < SOON
  if (isReturn && isFocusFree()) {
    button.focus({ preventScroll: true })
    holdScrollPosition(button, top)
  }
  return isReturn
}
