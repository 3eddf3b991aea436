import { options } from 'preact'
import { flushSync as renderNow } from 'preact/compat'

const due: (() => void)[] = []
/** Preact remembers what it last asked for a frame, so this must hold nothing of the render it was asked in. */
const collect = (flush: () => void) => void due.push(flush)

/**
 * Stands for `react-dom` on Preact. As in React, effects have run when it returns; Preact alone would put them off to
 * after the next frame, for all widgets of a page in one piece.
 */
export function flushSync(render: () => void): void {
  const before = options.requestAnimationFrame
  options.requestAnimationFrame = collect
  try {
    renderNow(render)
  } finally {
    options.requestAnimationFrame = before
    due.splice(0).forEach((flush) => flush())
  }
}
