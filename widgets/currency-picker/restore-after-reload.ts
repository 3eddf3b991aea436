import { holdScrollPosition } from '../../src/host/page/scroll-position'
import { session } from '../../src/host/storage/storage'

const KEY = 'bezel-currency-changed'

/** Longer after the choice, the shopper is about something else. */
const SOON = 15_000

/** Notes that the page is about to be shown again because of a choice, and how far down the window the button was. */
export const expectReload = (button: HTMLElement): void =>
  session.set(KEY, `${Date.now()} ${Math.round(button.getBoundingClientRect().top)}`)
export const forgetReload = (): void => session.remove(KEY)

/** Goes on at the button if the page has just been shown again because of a choice; true once. */
export function restoreAfterReload(button: HTMLElement): boolean {
  const [noted = NaN, top = 0] = session.get(KEY)?.split(' ').map(Number) ?? []
  forgetReload()
  const isReturn = Math.abs(Date.now() - noted) < SOON
  if (isReturn) {
    button.focus({ preventScroll: true })
    holdScrollPosition(button, top)
  }
  return isReturn
}
