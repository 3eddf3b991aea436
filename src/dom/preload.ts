import { tryNative, hostDocument } from './document.ts'

/** How long (ms) an answer may have waited for its reader: what the shopper did since then is not in it. */
const FRESH = 5000

const taken = new Set<string>()

/**
 * A preload of this address by the page or the loader (`<link rel=preload as=fetch>`) that nothing has read yet. Only a
 * GET without headers and with the default cache mode gets its answer, in all browsers. An old preload is to be read as
 * well, and its answer thrown away: some browsers would give it to the next request.
 */
export function takePreload(url: string): { isFresh: boolean } | undefined {
  const links = hostDocument.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')
  if (taken.has(url) || ![...links].some((link) => link.href === url)) return undefined
  taken.add(url)
  return { isFresh: tryNative(() => isFresh(url)) ?? false }
}

/** Without an entry it is under way. One of size 0 came out of the browser's cache. */
function isFresh(url: string) {
  const [entry] = performance.getEntriesByName(url, 'resource').slice(-1) as PerformanceResourceTiming[]
  return !entry || (entry.transferSize !== 0 && performance.now() - entry.responseEnd < FRESH)
}
