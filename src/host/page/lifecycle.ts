/** Calls back when the browser shows this page again from memory (Back), where timers and jobs stood still. */
export function onReturn(fn: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) fn()
  }
  window.addEventListener('pageshow', shown)
  return () => window.removeEventListener('pageshow', shown)
}

/** Calls back when the shopper leaves the page, with time to hand over what must not be lost but for no answer. */
export function onLeave(fn: () => void): () => void {
  window.addEventListener('pagehide', fn)
  return () => window.removeEventListener('pagehide', fn)
}

/** Runs something as soon as the page is one that somebody has opened, and not one the browser draws in advance. */
export function whenActivated(fn: () => void): void {
  const page = document as Document & { prerendering?: boolean }
  if (page.prerendering) page.addEventListener('prerenderingchange', fn, { once: true })
  else fn()
}

/** Runs something once the page has nothing better to do; gives a stop. */
export function whenIdle(fn: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(fn, 2000)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(fn)
  return () => window.cancelIdleCallback(handle)
}
