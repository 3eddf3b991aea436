import { atom } from 'nanostores'
import { loadSections } from '../api/content.ts'
import { isOwnKeeper, storeSections, readSection } from '../page/sections/sections.ts'
import { afterLast } from '#dom/lifecycle.ts'
import { readAges } from '../page/sections/store.ts'
import { logFailure } from './log.ts'

type Sections = Record<string, unknown>

/** The request that is about to be sent. */
const $next = atom<{ names: Set<string>; result: Promise<Sections> } | undefined>()

/**
 * Loads sections from the storefront; all that is wanted in one task goes into one request (wire: load-sections).
 * Throws ApiError.
 */
export function fetchSections(names: string[]): Promise<Sections> {
  const next = $next.value ?? { names: new Set(), result: Promise.resolve().then(sendNext) }
  $next.set(next)
  for (const name of names) next.names.add(name)
  return next.result
}

async function sendNext() {
  const names = [...$next.value!.names]
  $next.set(undefined)
  const before = readAges()
  const sections: Sections = await loadSections(names)
  storeSections(sections, Date.now(), before)
  return sections
}

/** A section from the storefront's cache while it is good, else from the storefront. */
export async function section<T>(name: string): Promise<T | undefined> {
  const kept = readSection<T>(name, Date.now())
  return kept ?? ((await fetchSections([name]))[name] as T | undefined)
}

const RENEW_AFTER = 500

/**
 * Loads a section that was marked stale, half a second after the last change. Does so only on pages where
 * nobody else keeps the cache, for other tabs and the theme's counter. The section is passed to `onRenewed`,
 * since storing it does not notify this tab's own listeners.
 */
export function renewSectionSoon(name: string, onRenewed: (section: unknown) => void): void {
  afterLast(`section:${name}`, RENEW_AFTER, () => void (isOwnKeeper() && renew(name, onRenewed)))
}

async function renew(name: string, onRenewed: (section: unknown) => void) {
  try {
    onRenewed((await fetchSections([name]))[name])
  } catch (error) {
    logFailure(`section ${name}`, error)
  }
}
