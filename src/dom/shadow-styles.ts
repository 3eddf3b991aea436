import { observer, hostDocument } from './document.ts'

/** Our stylesheets lie in the folder that this chunk's folder is in. */
const ours = `link[rel=stylesheet][href^="${CSS.escape(new URL('..', import.meta.url).href)}"]`

/** How long (ms) a stylesheet is waited for. Afterwards the widget shows without: unstyled is better than absent. */
const TIMEOUT = 5000

const loading = new WeakMap<ShadowRoot, Promise<unknown>>()

/**
 * Copies our stylesheets into a shadow root, which those of the page do not reach, now and whenever the page gets another.
 * Resolves when those of now have loaded.
 */
export function addStyles(root: ShadowRoot): Promise<unknown> {
  const known = loading.get(root)
  if (known) return known
  const copied = new Set<string>()
  const copyNew = () =>
    Array.from(hostDocument.querySelectorAll<HTMLLinkElement>(ours))
      .filter(({ href }) => !copied.has(href))
      .map((link) => {
        copied.add(link.href)
        return copy(link, root)
      })
  const first = Promise.all(copyNew())
  loading.set(root, first)
  observer(copyNew)?.observe(hostDocument.head, { childList: true })
  return first
}

function copy(link: HTMLLinkElement, root: ShadowRoot): Promise<unknown> {
  const own = link.cloneNode() as HTMLLinkElement
  return new Promise<unknown>((done) => {
    setTimeout(done, TIMEOUT)
    own.addEventListener('load', done)
    own.addEventListener('error', done)
    root.prepend(own)
  })
}
