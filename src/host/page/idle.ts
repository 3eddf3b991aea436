/** Runs something once the page has nothing better to do; gives a stop. */
export function whenIdle(fn: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(fn, 2000)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(fn)
  return () => window.cancelIdleCallback(handle)
}
