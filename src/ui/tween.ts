/** Whether the system setting asks for reduced motion. */
export const isMotionReduced = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/**
 * Draws numbers from one to another, easing out, then calls `end`: by a timer, since a page in the background has no
 * frames. Returns a function that stops it, without `end`.
 */
export function tween(
  from: number,
  to: number,
  milliseconds: number,
  draw: (value: number) => void,
  end: () => void,
) {
  let start: number | undefined
  const step = (now: number) => {
    start ??= now
    const done = Math.min((now - start) / milliseconds, 1)
    draw(from + (to - from) * (1 - (1 - done) ** 3))
    frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    end()
  }, milliseconds)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
