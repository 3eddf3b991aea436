import { readPageConfig } from '#storefront/page/config.ts'

/** The array from which a tag manager reads, or an object that stands for it. */
export interface DataLayer {
  push(...entries: unknown[]): unknown
}

/** The page's data layer, if it has one now. We never create it, because we add no global but our own. */
export function dataLayer(): DataLayer | undefined {
  // Reading what the page has put there may throw.
  try {
    const layer = (window as unknown as Record<string, unknown>)[readPageConfig().dataLayer] as DataLayer
    return typeof layer.push === 'function' ? layer : undefined
  } catch {
    return undefined
  }
}

/** Time in milliseconds between two looks. A page that replaces its data layer tells nobody. */
const CHECK_AGAIN = 1000

/** Calls back with the page's data layer, at once or when it comes, and with each that takes its place. Returns a stop function. */
export function watchDataLayer(onLayer: (layer: DataLayer) => void): () => void {
  let known: DataLayer | undefined
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    timer = setTimeout(look, CHECK_AGAIN)
    const layer = dataLayer()
    if (!layer || layer === known) return
    known = layer
    onLayer(layer)
  }
  look()
  return () => clearTimeout(timer)
}

declare global {
  interface Window {
    dataLayer?: DataLayer
  }
}
