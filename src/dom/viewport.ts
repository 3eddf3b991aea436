import { onEvent } from './events.ts'
import { hostDocument } from './document.ts'
import { nextFrame } from './lifecycle.ts'

/** Width of the window in CSS pixels, scrollbar included, as media queries see it. */
export const viewportWidth = (): number => window.innerWidth

/** Calls back at most once a frame while the window changes its size. */
export function onResize(fn: () => void): () => void {
  let stop = () => {}
  const stopListening = onEvent(window, 'resize', () => {
    stop()
    stop = nextFrame(fn)
  })
  return () => {
    stop()
    stopListening()
  }
}

/**
 * Marks a dialog, before it opens, with the element whose overflow scrolls the page: the styles hide that one's. If `html`
 * has none of its own, the body's counts for the window. The body would scroll by itself once `html` has one: a sticky
 * header would leave the window, and a body as high as the window would jump to its top.
 *
 * Also sets `--bezel-scrollbar` to the width of the page's scrollbar, so that the page behind does not move. Below another
 * dialog the scrollbar is hidden already, and the measured width stays.
 */
export function prepareScrollLock(dialog: HTMLElement): void {
  const { documentElement: root } = hostDocument
  dialog.dataset.locks = getComputedStyle(root).overflowX === 'visible' ? 'body' : 'html'
  if (hostDocument.querySelector('.bzl-modal[open]')) return
  const width = window.innerWidth - root.clientWidth
  root.style.setProperty('--bezel-scrollbar', `${Math.max(0, width)}px`)
}
