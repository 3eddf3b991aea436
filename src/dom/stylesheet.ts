import { hostDocument } from './document.ts'
import { pinned } from './integrity.ts'

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
