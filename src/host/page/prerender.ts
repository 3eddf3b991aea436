/** Runs something as soon as the page is one that somebody has opened, and not one the browser draws in advance. */
export function whenActivated(fn: () => void): void {
  const page = document as Document & { prerendering?: boolean }
  if (page.prerendering) page.addEventListener('prerenderingchange', fn, { once: true })
  else fn()
}
