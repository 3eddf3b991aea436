import { isFocusFree } from '#dom/focus.ts'
import { shopSession } from '#storefront/page/shop-storage.ts'

/** The longest time (ms) a position is held. */
const LONGEST = 5000

/**
 * Keeps an element at a distance (px) from the top of the window, or just inside the window, while the page around it
 * still grows. Ends with the shopper's first input.
 */
function holdScrollPosition(element: HTMLElement, top: number): void {
  const hold = () => {
    const { top: now, height } = element.getBoundingClientRect()
    const wanted = Math.max(0, Math.min(top, window.innerHeight - height))
    window.scrollBy({ top: now - wanted, behavior: 'instant' })
  }
  const growth = new ResizeObserver(hold)
  for (let around = element.parentElement; around; around = around.parentElement) growth.observe(around)
  const listening = new AbortController()
  const end = () => {
    growth.disconnect()
    listening.abort()
  }
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(input, end, { capture: true, passive: true, signal: listening.signal })
  setTimeout(end, LONGEST)
  hold()
}

const KEY = 'bezel-currency-changed'

/** Later than this after the choice, the focus is left alone. */
const SOON = 15_000

/** Records that the page reloads because of a choice, and the button's distance from the top of the window. */
export const expectReload = (button: HTMLElement): void =>
  shopSession.set(KEY, `${Date.now()} ${Math.round(button.getBoundingClientRect().top)}`)
export const forgetReload = (): void => shopSession.remove(KEY)

/**
 * True once, if the page has just reloaded because of a choice. Then the button has the focus, unless the shopper has moved
 * on by now.
 */
export function restoreAfterReload(button: HTMLElement): boolean {
  const [recordedAt = NaN, top = 0] = shopSession.get(KEY)?.split(' ').map(Number) ?? []
  forgetReload()
  const isReturn = Math.abs(Date.now() - recordedAt) < SOON
  if (isReturn && isFocusFree()) {
    button.focus({ preventScroll: true })
    holdScrollPosition(button, top)
  }
  return isReturn
}
