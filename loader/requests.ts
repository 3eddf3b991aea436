import type { Requests } from 'bezel:needs'
import { digestIn } from '#lib/text/integrity.ts'

/** The keys of the page's configuration that a preload depends on (see `src/storefront/page/config.ts`). */
interface Config {
  baseUrl?: string
  ownRoutes?: string[]
}

/** How long (ms) a widget waits for a stylesheet. Afterwards it shows without: unstyled is better than absent. */
const STYLE_TIMEOUT = 5000

/**
 * The folder of this file, from the place that an error names. A consent tool may put our tag back as a
 * classic script, and there `import.meta` would be a syntax error. A classic script's own address is unknown
 * to a module.
 */
const here = /(\b\w+:\/)?\/[^\s?#]+\//.exec(String(new Error().stack))![0]

/** An object, so that tests can replace the import. */
export const source = {
  load: (path: string): Promise<unknown> => import(/* @vite-ignore */ here + path),
}

const requested = new Map<string, Promise<unknown>>()

/** Requests each file and call once a page, all at the same time. Resolves when files are there or were given up. */
export function requestAll({ files, calls = [] }: Requests): Promise<unknown> {
  for (const call of calls) void once(call, preloadCall)
  return Promise.allSettled(files.map((path) => once(path, path.endsWith('.css') ? loadStyle : source.load)))
}

function once(path: string, request: (path: string) => Promise<unknown> | void): Promise<unknown> {
  const known = requested.get(path) ?? Promise.resolve(request(path))
  requested.set(path, known)
  return known
}

/**
 * The document's methods. They are called by way of the prototype, because a form named `querySelector` hides the method of the document
 * itself; the same is true of `head` and `createElement`. MooTools has a `Document` of its own.
 */
const methods = Object.getPrototypeOf(document) as Document

/** Finds an element of the page. */
export const find = (selector: string): HTMLElement | null =>
  methods.querySelector.call(document, selector) as HTMLElement | null

function addLink(properties: Partial<HTMLLinkElement>): void {
  const link = methods.createElement.call(document, 'link')
  // Modules are requested without credentials, too: otherwise the browser would not use a preloaded file.
  find('head')!.append(Object.assign(link, { crossOrigin: '', ...properties }))
}

const loadStyle = (path: string): Promise<unknown> =>
  new Promise<unknown>((done) => {
    setTimeout(done, STYLE_TIMEOUT)
    // The page's `<base>` does not count: files lie beside the loader.
    const integrity = digestIn(find('[type=importmap]')?.textContent, path)
    addLink({ rel: 'stylesheet', href: here + path, integrity, onload: done, onerror: done })
  })

/**
 * Preloads a call of the shop for the widget's own request to take over (`takePreload`), unless the configuration says
 * that the shop does not have the route. Without a preload, also after an error here, the widget makes its request later.
 */
function preloadCall(call: string): void {
  try {
    const { baseUrl = '', ownRoutes } = (JSON.parse(find('#bezel-config')?.textContent || '{}') ??
      {}) as Config
    if (ownRoutes && !ownRoutes.includes(`/${call}`)) return
    addLink({
      rel: 'preload',
      as: 'fetch',
      href: new URL(`${baseUrl.replace(/\/$/, '')}/${call}`, origin).href,
    })
  } catch {
    // The configuration is broken, and the widget will say so.
  }
}
