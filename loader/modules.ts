import type { Mount } from '../src/widget'

/** Shared chunks every widget needs; the build puts their paths here. */
declare const __BEZEL_CORE__: readonly string[]

/** Files lie beside the loader; the page's `<base>` does not count. */
const urlOf = (path: string) => new URL(path, import.meta.url).href

/** An object, so that tests can replace the import. */
export const source = {
  load: (path: string): Promise<unknown> => import(/* @vite-ignore */ urlOf(path)),
}

const widgets = { __proto__: null } as unknown as Record<string, Promise<Mount>>
let base: unknown

/** A module by its path from the loader. Tried again once, under another URL, since browsers remember failed imports. */
export const fetchModule = (path: string) =>
  source.load(path).catch(() => source.load(`${path}?${Date.now()}`))

/** A widget, with its styles and strings loaded. Rejects for a bad name and when the module fails. */
export const loadWidget = (name: string) => (widgets[name] ||= fetchWidget(name))

async function fetchWidget(name: string): Promise<Mount> {
  try {
    if (!/^[a-z\d-]+$/.test(name)) throw Error('bad name')
    const module = fetchModule(`widgets/${name}.js`)
    // A shared chunk that fails is reported by the import of each widget that needs it.
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
