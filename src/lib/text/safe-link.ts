const LINKS = ['http', 'https', 'mailto', 'tel']

/** Scheme of a URL as browsers read it, which ignore spaces and control characters; undefined for a path. */
function schemeOf(url: string): string | undefined {
  const plain = url.replace(/[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\ufeff]/g, '')
  return /^([^/?#]*?):/.exec(plain)?.[1]?.toLowerCase()
}

/** Whether a link in a merchant's content may have this target: a web page, e-mail, telephone, or a path of the shop. */
export function isSafeLink(url: string): boolean {
  const scheme = schemeOf(url)
  return scheme === undefined || LINKS.includes(scheme)
}

/** Whether an image in a merchant's content may have this source: the web, the shop, or image data. */
export function isSafeImage(url: string): boolean {
  const scheme = schemeOf(url)
  if (scheme === 'data') return /^\s*data:image\/(png|jpeg|gif|webp|avif);base64,[a-z\d+/=\s]*$/i.test(url)
  return scheme === undefined || scheme === 'http' || scheme === 'https'
}

/** Returns undefined for text that is not a URL, or not one without a base. */
export function toUrl(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base)
  } catch {
    return undefined
  }
}

/** A web page of any site, for links in settings; undefined for everything else. */
export function webLink(url: unknown): string | undefined {
  const { protocol, href, username, password } = (typeof url === 'string' && toUrl(url)) || {}
  return /^https?:$/.test(protocol ?? '') && !username && !password ? href : undefined
}
