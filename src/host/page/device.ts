/** Width of the window in CSS pixels, scrollbar included, as media queries see it. */
export const viewportWidth = (): number => window.innerWidth

/** Calls back at most once a frame while the window changes its size. */
export function onResize(fn: () => void): () => void {
  let frame = 0
  const resized = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(fn)
  }
  window.addEventListener('resize', resized)
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('resize', resized)
  }
}

/** Whether the shopper asked the system for less motion. */
export const prefersLessMotion = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
