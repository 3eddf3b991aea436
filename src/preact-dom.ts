import { options } from 'preact'
import { flushSync as renderNow } from 'preact/compat'

/**
 * Stands for `react-dom` on Preact. As in React, effects have run when it returns; Preact alone would put them off to
 * after the next frame, for all widgets of a page in one piece.
 */
export function flushSync(render: () => void): void {
  const before = options.requestAnimationFrame
  const due: (() => void)[] = []
  options.requestAnimationFrame = (flush) => void due.push(flush)
  try {
    renderNow(render)
  } finally {
    options.requestAnimationFrame = before
    due.forEach((flush) => flush())
  }
}
