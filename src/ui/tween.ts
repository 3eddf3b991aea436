import { tryNative } from '#dom/document.ts'
import { nextFrame } from '#dom/lifecycle.ts'

/** Whether the system setting asks for reduced motion. */
export const isMotionReduced = (): boolean =>
  tryNative(() => matchMedia('(prefers-reduced-motion: reduce)').matches) ?? false

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
  const start = Date.now()
  const step = () => {
    const done = Math.min((Date.now() - start) / milliseconds, 1)
    draw(from + (to - from) * (1 - (1 - done) ** 3))
    stopFrame = nextFrame(step)
  }
  let stopFrame = nextFrame(step)
  const stop = () => {
    stopFrame()
    clearTimeout(timer)
  }
  const timer = setTimeout(() => {
    stop()
    end()
  }, milliseconds)
  return stop
}
