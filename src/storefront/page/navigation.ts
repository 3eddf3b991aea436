import { readPageConfig } from './config.ts'
import { toUrl } from '#lib/text/safe-link.ts'

/**
 * The URL of a response if the shopper may be sent there, else undefined: a path of this site, an
 * address on it, or one on exactly a listed host. Text a browser would read differently from how it looks
 * (control characters, spaces, backslashes, `//host`, user-info) is refused, not repaired.
 */
export function safeUrl(url: unknown, allowedHosts: readonly string[] = []): URL | undefined {
  if (typeof url !== 'string' || !url || /[\u0000-\u0020\u007f-\u00a0\\]/.test(url)) return undefined
  // `http:shop` is a path on a page of that scheme and a host on any other.
  if (/^(\/\/|https?:(?!\/\/))/i.test(url)) return undefined
  const target = toUrl(url, self.origin)
  if (!target || target.username || target.password) return undefined
  if (target.origin === self.origin) return /^https?:$/.test(target.protocol) ? target : undefined
  const isSecureEnough = target.protocol === 'https:' || target.protocol === location.protocol
  return isSecureEnough && allowedHosts.includes(target.host) ? target : undefined
}

/**
 * Navigates to another page. The promise never settles, so nothing after it runs while the browser loads that
 * page. It rejects if the address is neither on this site nor on an allowed host (by default `redirectHosts`
 * of the page's configuration). The way `replace` leaves the current page out of the history.
 */
export async function go(
  url: string,
  allowedHosts?: readonly string[],
  how: 'assign' | 'replace' = 'assign',
): Promise<never> {
  const target = safeUrl(url, allowedHosts ?? readPageConfig().redirectHosts)
  if (!target) throw new Error('Bezel: refused to leave for an address outside the shop')
  location[how](target.href)
  return new Promise<never>(() => {})
}

/** Never settles, like `go`. */
export function reload(): Promise<never> {
  location.reload()
  return new Promise<never>(() => {})
}

export const pageUrl = (): string => location.href

export const pageQuery = (): URLSearchParams => new URLSearchParams(location.search)

/** Whether the page's path is this one; slashes at the end do not count. */
export const isRoute = (path: string): boolean =>
  trimmed(location.pathname) === trimmed(new URL(path, location.href).pathname)

/** A path without the slashes at its end. */
export const trimmed = (path: string) => path.replace(/(?<!\/)\/+$/, '')

/** Whether the page was reloaded or reached by Back or Forward. */
export function isRevisit(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return entry !== undefined && entry.type !== 'navigate'
}
