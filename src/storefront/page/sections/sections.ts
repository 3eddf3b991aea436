import { isFresh } from '#lib/freshness.ts'
import { isObject } from '#lib/json.ts'
import { moduleReady, pageModule, runsMagento } from './magento-module.ts'
import { $sawNativeEvents, expectOwnChange, takeExpectedChange, watchSections } from './changes.ts'
import {
  markFresh,
  dropSections,
  emptyCache,
  hasSession,
  isCacheVoid,
  isClientOnly,
  isContentNewer,
  knownSections,
  readAges,
  readBlob,
  readIds,
  readStale,
  type Section,
  markSession,
  writeSections,
} from './store.ts'

export type HostKind = 'magento' | 'native' | 'plain'

/**
 * Tells who keeps the section cache on this page: Magento's module, a theme with native events in its place,
 * or only us (`plain`).
 */
export function hostKind(): HostKind {
  if (pageModule()) return 'magento'
  return $sawNativeEvents.value || window.hyva ? 'native' : 'plain'
}

/** Neither the page's scripts nor its theme fill the cache: what we mark stale stays stale until we load it. */
export const isOwnKeeper = (): boolean => hostKind() === 'plain' && !runsMagento()

/**
 * Returns a section from the storefront's cache (wire: section-age), or undefined if it has to be loaded. That is a
 * section that is missing, marked stale, of another id than the cookie lists, older than an hour (rule: freshness) or
 * from a future clock. It is also a cart from before a form was posted, if nobody else notices that. The section
 * `messages` never comes from here, as they are shown once.
 */
export function readSection<T>(name: string, now: number): T | undefined {
  if (isOwnKeeper() && isCacheVoid()) emptyCache()
  const blob = readBlob()
  const section = Object.hasOwn(blob, name) ? blob[name] : undefined
  if (name === 'messages' || !isObject(section) || Object.hasOwn(readStale(), name)) return undefined
  if (runsMagento() && !hasSession()) return undefined
  if (name === 'cart' && isOwnKeeper() && isContentNewer()) return undefined
  const ids = readIds()
  const isListed = Object.hasOwn(ids, name)
  if (isListed && ids[name] !== section.data_id) return undefined
  return isYoung(name, now, hasSession() && isListed) ? (section as T) : undefined
}

/** A section written by the page's script has no age yet: its hour begins when we first find it in the list of ids. */
function isYoung(name: string, now: number, isListed: boolean): boolean {
  const age = Number(readAges()[name])
  if (age > 0) return isFresh(age, now)
  if (isListed) markFresh([name], now)
  return isListed
}

/**
 * Puts the sections of a `section/load` response into the storefront's cache; through the page's module when it is loaded.
 * Leaves out sections whose age differs from `before`, read as the request was sent: what was stored or dropped
 * meanwhile is newer.
 */
export function storeSections(
  sections: Record<string, unknown>,
  now: number,
  before: Record<string, unknown>,
): void {
  const kept: Record<string, Section> = {}
  const ages = readAges()
  for (const [name, section] of Object.entries(sections)) {
    const isNewest = String(ages[name]) === String(before[name])
    if (isNewest && name !== 'messages' && isObject(section) && 'data_id' in section) kept[name] = section
  }
  if (!Object.keys(kept).length) return
  if (handToModule(kept)) return markFresh(Object.keys(kept), now)
  writeSections(kept, now)
  if (isOwnKeeper()) markSession(now)
}

function handToModule(sections: Record<string, Section>): boolean {
  const module = pageModule()
  if (!module) return false
  try {
    for (const [name, section] of Object.entries(sections)) {
      // Its own answer to a change of ours may be still to come.
      const isReloading = takeExpectedChange(name)
      expectOwnChange(name)
      module.set(name, section)
      if (isReloading) expectOwnChange(name)
    }
    return true
  } catch {
    return false
  }
}

/**
 * Makes sections stale after a change of ours (wire: section-writers): the page's counter and other tabs follow.
 * `['*']` means all. The page's module or native theme also reloads them.
 */
export function invalidateSections(names: string[]): void {
  const wanted = (names.includes('*') ? knownSections() : names).filter((name) => !isClientOnly(name))
  if (!wanted.length) return
  void reloadByModule(wanted)
  // Also with the module: it may still be starting, and the next read must already find them stale.
  dropSections(wanted)
  if (hostKind() === 'native') reloadByTheme(wanted)
}

function reloadByTheme(names: string[]) {
  names.forEach(expectOwnChange)
  window.dispatchEvent(new CustomEvent('reload-customer-section-data'))
}

async function reloadByModule(names: string[]): Promise<boolean> {
  const module = pageModule()
  if (!module) return false
  try {
    await moduleReady(module)
    names.forEach(expectOwnChange)
    module.invalidate(names)
    await module.reload(names, true)
    markFresh(names, Date.now())
    return true
  } catch {
    names.forEach(takeExpectedChange)
    return false
  }
}

/**
 * Loads the sections through the page's module. Resolves to false if the module is missing or failed: the
 * caller then loads them itself.
 */
export const reloadSections = (names: string[]): Promise<boolean> =>
  reloadByModule(names.filter((name) => !isClientOnly(name)))

/**
 * Calls back with the names of sections somebody else has changed (wire: changes-by-others): another tab, the page's
 * module or theme, or anything while the page was hidden or kept in memory. Never with `messages`; see
 * `onPageMessages`.
 */
export function onSectionsChanged(fn: (names: string[]) => void): () => void {
  return watchSections((names) => {
    const changed = names.filter((name) => name !== 'messages')
    if (changed.length) fn(changed)
  })
}
