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
