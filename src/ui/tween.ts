/** Whether the system setting asks for reduced motion. */
export const isMotionReduced = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** Runs from one number to another, easing out; returns a function that stops it. Under reduced motion it is there at once. */
export function tween(from: number, to: number, milliseconds: number, show: (value: number) => void) {
  if (from === to || isMotionReduced()) {
    show(to)
    return () => undefined
  }
  let frame = 0
  let start: number | undefined
  const step = (now: number) => {
    start ??= now
    const done = Math.min((now - start) / milliseconds, 1)
    show(done === 1 ? to : from + (to - from) * (1 - (1 - done) ** 3))
    if (done < 1) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
