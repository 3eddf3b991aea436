/** A page that has not come to rest by then (ms) is let go. */
const PATIENCE = 5000

/**
 * Keeps an element as far from the top of the window as it was, or just inside the window, while the page around it
 * still grows. Ends with the shopper's first move.
 */
export function holdScrollPosition(element: HTMLElement, top: number): void {
  const hold = () => {
    const { top: now, height } = element.getBoundingClientRect()
    const wanted = Math.max(0, Math.min(top, window.innerHeight - height))
    window.scrollBy({ top: now - wanted, behavior: 'instant' })
  }
  const growth = new ResizeObserver(hold)
  for (let around = element.parentElement; around; around = around.parentElement) growth.observe(around)
  const moved = new AbortController()
  const end = () => {
    growth.disconnect()
    moved.abort()
  }
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(move, end, { capture: true, passive: true, signal: moved.signal })
  setTimeout(end, PATIENCE)
  hold()
}
