import { readPageConfig } from './config'
import { safeUrl } from '../safe-url'

/**
 * Leaves the page. The promise never settles, so nothing after it runs while the browser is on its way; it rejects
 * when the address is neither of this site nor of a listed host (hosts of the page's configuration when none are
 * given).
 */
export async function go(url: string, allowedHosts?: readonly string[]): Promise<never> {
  const target = safeUrl(url, allowedHosts ?? readPageConfig().redirectHosts)
  if (!target) throw new Error('Bezel: refused to leave for an address outside the shop')
  location.assign(target.href)
  return new Promise<never>(() => {})
}

/** Same as going: never settles. */
export function reload(): Promise<never> {
  location.reload()
  return new Promise<never>(() => {})
}

export const pageUrl = (): string => location.href

/** What stands behind the question mark of the page's address. */
export const pageQuery = (): URLSearchParams => new URLSearchParams(location.search)

/** Whether this page is the one at that path of the shop. */
export const isRoute = (path: string): boolean =>
  trimmed(location.pathname) === trimmed(new URL(path, location.href).pathname)

const trimmed = (path: string) => path.replace(/\/+$/, '')

/** Whether this very page was reloaded or returned to, rather than arrived at. */
export function isRevisit(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return entry !== undefined && (entry as PerformanceNavigationTiming).type !== 'navigate'
}
