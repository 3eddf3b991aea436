import { atom, type WritableAtom } from 'nanostores'
import type { Bezel, BezelReport, ListedScript } from '#public/bezel.d.ts'
import { hostDocument } from '#dom/document.ts'
import { readPageConfig } from '#storefront/page/config.ts'
import { routePattern } from '#http/route-pattern.ts'
import { describeError } from '#lib/describe-error.ts'
import { listen } from '#dom/events.ts'
import { $endedCall } from '#http/transport.ts'

/** How many of each kind are remembered. */
const MOST = 30

/** The last of each kind, oldest first. */
const $calls = atom<BezelReport['calls']>([])
const $errors = atom<BezelReport['errors']>([])

/** Remembers from now on the last calls and errors, for `Bezel.report()`. Nothing of them is stored or sent. */
export function startRecording(): void {
  $endedCall.listen((call) => {
    const { method, url, status } = call!
    remember($calls, { method, route: routePattern(url), status })
  })
  listen('bezel:widget-error', ({ name, error }) => remember($errors, { name, error: describeError(error) }))
}

function remember<T>($list: WritableAtom<T[]>, one: T): void {
  $list.set([...$list.get(), one].slice(-MOST))
}

// Makes the text of a ticket, and the list of scripts. Fetched with the first call of either.

/** The members of the configuration that a report shows as they are. Each new one is looked at before it is added here. */
const SHOWN = [
  'baseUrl',
  'locale',
  'currency',
  'country',
  'storeCode',
  'ownRoutes',
  'cardProvider',
  'marketing',
  'redirectHosts',
  'contentHosts',
  'wallets',
  'addressFields',
  'debug',
  'vitals',
  'consent',
  'dataLayer',
] as const

/** The members whose values may be secret: a report shows only the names in them. */
const NAMED = ['routes', 'methods', 'settings', 'texts'] as const

/** Makes the text of a ticket: nothing in it is personal or secret. */
export function makeReport(): BezelReport {
  return {
    version: (window.Bezel as Bezel).version,
    page: routePattern(location.href),
    configuration: shownConfig(),
    islands: islands(),
    storage: { local: keysOf(() => localStorage), session: keysOf(() => sessionStorage) },
    calls: $calls.get(),
    errors: $errors.get(),
    browser: browser(),
  }
}

function shownConfig(): Record<string, unknown> {
  const config = readPageConfig()
  const shown = SHOWN.map((key) => [key, config[key]])
  const named = NAMED.map((key) => [key, Object.keys(config[key] ?? {})])
  return Object.fromEntries([...shown, ...named, ['fields', config.fields.length]]) as Record<string, unknown>
}

const islands = (): BezelReport['islands'] =>
  [...hostDocument.querySelectorAll<HTMLElement>('[data-widget],[data-bezel-add]')].map(({ dataset }) => ({
    name: dataset.widget || 'add-form',
    state: dataset.widgetState ?? 'waiting',
    mount: dataset.mount ?? 'load',
  }))

/** Our keys with the size of what they hold. Some have a path in their name, with the id of a cart in it. */
function keysOf(open: () => Storage): BezelReport['storage']['local'] {
  try {
    const entries = Object.entries(open()).filter(([key]) => key.startsWith('bezel'))
    return entries.map(([key, value]) => ({
      key: key.replace(/\/.*/, (path) => routePattern(path)),
      size: String(value).length,
    }))
  } catch {
    return 'blocked'
  }
}

const browser = (): BezelReport['browser'] => ({
  agent: navigator.userAgent,
  languages: navigator.languages,
  isOnline: navigator.onLine,
  window: `${innerWidth} × ${innerHeight} at ${devicePixelRatio}`,
})

/** A row of `scripts.json`. */
type Row = Omit<ListedScript, 'url' | 'isLoaded'> & { file: string }

/** The scripts of this release with their addresses, and whether this page has loaded them. */
export async function listScripts(): Promise<ListedScript[]> {
  const folder = new URL('..', import.meta.url)
  const response = await fetch(new URL('scripts.json', folder))
  const scripts = (await response.json()) as Row[]
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name.replace(/\?.*/, ''))
  return scripts.map(({ file, ...facts }) => {
    const { href } = new URL(file, folder)
    return { url: href, ...facts, isLoaded: loaded.includes(href) }
  })
}
