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

/** The side of the window an element is nearer to: what it unfolds has its room towards the other. */
export function nearerSide(element: Element): 'left' | 'right' {
  const { left, right } = element.getBoundingClientRect()
  return left + right < window.innerWidth ? 'left' : 'right'
}

/**
 * Measures the page's scrollbar before a dialog takes it away, as `--bezel-scrollbar`, so that nothing behind the dialog
 * moves. Under another dialog it is gone already, and its room is kept.
 */
export function measureScrollbar(): void {
  const { documentElement: root } = document
  if (document.querySelector('.bzl-modal[open]')) return
  const width = window.innerWidth - root.clientWidth
  root.style.setProperty('--bezel-scrollbar', `${Math.max(0, width)}px`)
}
