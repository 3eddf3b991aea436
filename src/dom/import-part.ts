import { isOnline } from './lifecycle.ts'
import { hostDocument } from './document.ts'
import { digestIn } from '#lib/text/integrity.ts'

/**
 * The properties by which a `link` accepts a file only with the bytes that the page's import map lists for it. Empty if the
 * map does not list the file. Without `crossOrigin` the browser could not look at the bytes of another host.
 */
function pinned(url: string): Partial<HTMLLinkElement> {
  const map = hostDocument.querySelector<HTMLScriptElement>('script[type=importmap]')
  const integrity = digestIn(map?.textContent, new URL(url, location.href).pathname)
  return integrity ? { integrity, crossOrigin: '', nonce: map!.nonce } : {}
}

/** A failed import of one of our files. The build adds the file's path from here (`.rollup/lazy-parts.mjs`). */
interface FailedImport {
  file?: string
}

/** The files that only came under another address, or are on their way. */
const copies: Record<string, Promise<unknown> | undefined> = {}

/**
 * Imports a part of the bundle: `importPart(() => import('./Part'))`. A file that did not come is requested up to three
 * times, and again by every later call.
 *
 * Firefox and older browsers keep a failure and never request that address again (whatwg/html#10327), so the third try
 * uses another address. The file's own address is of no use there any more, so there is still one copy of the file.
 */
export async function importPart<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await online(load).catch(() => online(load))
  } catch (error) {
    const { file } = Object(error) as FailedImport
    if (!file) throw error
    copies[file] ??= online(() => importCopy(file)).catch(() => {
      copies[file] = undefined
      throw error
    })
    return copies[file] as Promise<M>
  }
}

/**
 * Imports a file under another address. The page's import map does not know that address, so a file that the
 * map pins is preloaded with its digest first. The import then gets the checked bytes from the browser's
 * module map.
 */
async function importCopy(file: string): Promise<unknown> {
  const { href } = new URL(file, import.meta.url)
  const copy = `${href}?${Date.now()}`
  const pin = pinned(href)
  if (pin.integrity)
    await new Promise((onload, onerror) => {
      const link = hostDocument.createElement('link')
      hostDocument.head.append(
        Object.assign(link, { ...pin, rel: 'modulepreload', href: copy, onload, onerror }),
      )
    })
  return import(/* @vite-ignore */ copy)
}

/** Nothing is requested without a network: the browser would keep that failure as well, also for what the file imports. */
async function online<M>(load: () => Promise<M>): Promise<M> {
  if (!isOnline()) throw new Error('offline')
  return load()
}

const loading = new Map<string, Promise<void>>()

/** Adds a stylesheet to the page once. Rejects when it does not load; the next call then tries again. */
export function loadStylesheet(href: string): Promise<void> {
  const shared = loading.get(href)
  if (shared) return shared
  const link = addLink(href).catch((error: unknown) => {
    loading.delete(href)
    throw error
  })
  loading.set(href, link)
  return link
}

function addLink(href: string): Promise<void> {
  const link = Object.assign(hostDocument.createElement('link'), { rel: 'stylesheet', href, ...pinned(href) })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`Bezel: stylesheet did not arrive: ${href}`))
    })
    hostDocument.head.append(link)
  })
}
