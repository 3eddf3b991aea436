import { digestIn } from '#lib/text/integrity.ts'
import { hostDocument } from './document.ts'

/**
 * The properties by which a `link` accepts a file only with the bytes that the page's import map lists for it. Empty if the
 * map does not list the file. Without `crossOrigin` the browser could not look at the bytes of another host.
 */
export function pinned(url: string): Partial<HTMLLinkElement> {
  const map = hostDocument.querySelector<HTMLScriptElement>('script[type=importmap]')
  const integrity = digestIn(map?.textContent, new URL(url, location.href).pathname)
  return integrity ? { integrity, crossOrigin: '', nonce: map!.nonce } : {}
}
