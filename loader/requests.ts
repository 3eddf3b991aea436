/**
 * What each widget needs, put here by the build: the module that exports its `mount` under its name, and what is
 * requested with it: chunks, styles, and calls of the shop, below its base URL. `.` is for widgets that are not listed,
 * `''` what all need, `name interaction` what a widget needs in addition once the shopper has touched its marker. `bezel`
 * lists what `bezel.js` exports. Files have no ending, and the chunks among them are what begins with a `c`: both save
 * bytes on every page.
 */
declare const __BEZEL_NEEDS__: Record<string, string[] | undefined>

/** Once: the build puts the text there, which in a function would make a new object at every call. */
export const needs = __BEZEL_NEEDS__

/** As in `src/host/page/config.ts`. */
interface Config {
  baseUrl?: string
  ownRoutes?: string[]
}

/** An object, so that tests can replace the import. */
export const source = {
  load: (path: string): Promise<unknown> => import(/* @vite-ignore */ `./${path}.js`),
}

/** By path; and widgets by name. */
export const requests: Record<string, Promise<unknown> | undefined> = { __proto__: null as never }

/** Requests each need once a page, all at the same time. Resolves when chunks and styles are there or given up. */
export const requestAll = (paths?: string[]) =>
  paths &&
  Promise.allSettled(
    paths.map((need) => (requests[need] ||= need[0] == 'c' ? source.load(need) : addLink(need))),
  )

/** Calls a method of the document by its prototype: on the document itself a form of that name stands in for it. */
export const onPage = <K extends 'querySelector' | 'createElement'>(
  method: K,
  argument: string,
): ReturnType<Document[K]> => Document.prototype[method].call(document, argument) as ReturnType<Document[K]>

/**
 * A stylesheet that is missing, or not there after 5 s, leaves the widget unstyled rather than absent. A call is
 * preloaded for the widget's own request to take over (`takePreload`), unless the shop is known not to have it. Its URL
 * follows the configuration, less patiently than `readPageConfig` does: without a preload the widget makes its
 * request later.
 */
const addLink = (need: string) =>
  new Promise<unknown>((done) => {
    const config =
      need[0] == '/' &&
      ((JSON.parse((onPage('querySelector', '#bezel-config') as HTMLScriptElement)?.text || (0 as never)) ||
        {}) as Config)
    setTimeout(done, config ? 0 : 5000)
    if (config && !(config.ownRoutes || need).includes(need)) return
    onPage('querySelector', 'head')!.append(
      Object.assign(onPage('createElement', 'link'), {
        rel: config ? 'preload' : 'stylesheet',
        as: 'fetch',
        onload: done,
        // Modules are requested in this way, too.
        crossOrigin: '',
        onerror: done,
        // Files lie beside the loader; the page's `<base>` does not count.
        href: new URL(
          config ? (config.baseUrl || '').replace(/\/?$/, need) : `${need}.css`,
          config ? origin : import.meta.url,
        ),
      }),
    )
  })
