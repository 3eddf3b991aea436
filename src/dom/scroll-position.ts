/** The longest time (ms) a position is held. */
const LONGEST = 5000

/**
 * Keeps an element at a distance (px) from the top of the window, or just inside the window, while the page around it
 * still grows. Ends with the shopper's first input.
 */
export function holdScrollPosition(element: HTMLElement, top: number): void {
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
