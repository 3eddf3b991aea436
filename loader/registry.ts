import type { Mount } from '../src/widget'

/** Shared chunks every widget needs; the build puts their paths here. */
declare const __BEZEL_CORE__: readonly string[]

/** Files lie beside the loader; the page's `<base>` has no say. */
const urlOf = (path: string) => new URL(path, import.meta.url).href

/** Where modules come from. */
export const source = {
  load: (path: string): Promise<unknown> => import(/* @vite-ignore */ urlOf(path)),
}

const widgets = { __proto__: null } as unknown as Record<string, Promise<Mount>>
let base: unknown

/** A module by its path from the loader, asked for once more under another URL, since browsers remember failures. */
export const fetchModule = (path: string) =>
  source.load(path).catch(() => source.load(`${path}?${Date.now()}`))

/** The widget of a name, its styles and words in place. Rejects for names that are none and modules that fail. */
export const load = (name: string) => (widgets[name] ||= fetchWidget(name))

async function fetchWidget(name: string): Promise<Mount> {
  try {
    if (!/^[a-z\d-]+$/.test(name)) throw Error('bad name')
    const module = fetchModule(`widgets/${name}.js`)
    // A chunk that does not come fails the widgets that need it, with their own word.
    base ||= (__BEZEL_CORE__.map((path) => source.load(path).catch(() => {})), fetchStyles('base'))
    const styles = fetchStyles(name)
    const { mount } = (await module) as { mount: Mount }
    await Promise.all([mount.prepare?.(), base, styles])
    return mount
  } catch (error) {
    delete widgets[name]
    throw error
  }
}

/** A stylesheet that is missing, or not there after 5 s, leaves the widget unstyled rather than absent. */
const fetchStyles = (name: string) =>
  new Promise<unknown>((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = urlOf(`widgets/${name}.css`)
    link.onload = link.onerror = done
    setTimeout(done, 5000)
    // Not document.head: an element of that name would stand in for it.
    document.querySelector('head')!.append(link)
  })
