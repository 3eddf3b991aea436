import { readCookie } from '../storage/cookies'
import { onReturn } from '../page/lifecycle'
import { pageModule, whenPageModule } from './magento-module'
import { isObject, readJson } from '../../domain/json'
import { adoptSections, BLOB, knownSections, readBlob, readIds, STALE } from './store'
import { onStorage } from '../storage/storage'

type ChangeListener = (names: string[]) => void

/** Our own changes come back through the page's module; those are no news for us. */
const expected = new Map<string, number>()
const EXPECTED_FOR = 10_000

/** Announces that the next change of this section seen in the page's module is ours. */
export function expectOwnChange(name: string): void {
  expected.set(name, Date.now() + EXPECTED_FOR)
}

function isExpected(name: string): boolean {
  const until = expected.get(name) ?? 0
  expected.delete(name)
  return Date.now() < until
}

/** Our change did not come about, so the next one is somebody else's. */
export function cancelExpectedChange(name: string): void {
  expected.delete(name)
}

const listeners = new Set<ChangeListener>()
let stopWatch: (() => void) | undefined

/** Hears all the signals of c.7, one watch for all who listen; `onNative` tells that the theme speaks native events. */
export function watchSections(heard: ChangeListener, onNative: () => void): () => void {
  listeners.add(heard)
  stopWatch ??= watch(onNative)
  return () => {
    listeners.delete(heard)
    if (listeners.size) return
    stopWatch?.()
    stopWatch = undefined
  }
}

function watch(onNative: () => void) {
  const tell: ChangeListener = (names) => {
    if (names.length) listeners.forEach((heard) => heard(names))
  }
  const stops = [
    watchTabs(tell),
    watchModule(tell),
    watchNative(tell, onNative),
    watchReturn(tell),
    onReturn(() => tell(knownSections())),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Other tabs write the same cache; their writes come in bursts. */
function watchTabs(tell: ChangeListener) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const names = new Set<string>()
  const settle = () => {
    tell([...names])
    names.clear()
  }
  const stop = onStorage((key, before, after) => {
    for (const name of changedNames(key, before, after)) names.add(name)
    clearTimeout(timer)
    timer = setTimeout(settle, 100)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

function changedNames(key: string | null, before: string | null, after: string | null): string[] {
  if (key === null) return knownSections()
  if (key !== BLOB && key !== STALE) return []
  return differing(versions(readJson(before)), versions(readJson(after)))
}

/** Id of each section in a cache; a mark in the list of stale ones stands for itself. */
function versions(blob: unknown): Map<string, unknown> {
  const entries = isObject(blob) ? Object.entries(blob) : []
  return new Map(entries.map(([name, section]) => [name, isObject(section) ? section.data_id : section]))
}

function differing(before: Map<string, unknown>, now: Map<string, unknown>): string[] {
  const names = new Set([...before.keys(), ...now.keys()])
  return [...names].filter((name) => before.get(name) !== now.get(name))
}

const WATCHED = ['cart', 'customer', 'directory-data', 'wishlist']

/** The module's observables, and its jQuery events for as long as the module itself is out of reach. */
function watchModule(tell: ChangeListener) {
  const stops: (() => void)[] = []
  let isAttached = false
  const attach = () => {
    const module = isAttached ? undefined : pageModule()
    if (!module) return
    isAttached = true
    for (const name of WATCHED) stops.push(subscribe(module.get(name), name, tell))
  }
  stops.push(
    whenPageModule(attach),
    watchJQuery((names) => (attach(), isAttached || tell(names))),
  )
  return () => stops.forEach((stop) => stop())
}

function subscribe(
  observable: { subscribe(fn: () => void): { dispose(): void } },
  name: string,
  tell: ChangeListener,
) {
  const subscription = observable.subscribe(() => {
    if (!isExpected(name)) tell([name])
  })
  return () => subscription.dispose()
}

/** jQuery's events are no native ones, and they come before the cache is written: look in a later task. */
function watchJQuery(tell: ChangeListener) {
  const types = 'customer-data-reload customer-data-invalidate'
  const heard = (_event: unknown, names?: unknown) => {
    setTimeout(() => tell(Array.isArray(names) && names.length ? names.map(String) : knownSections()))
  }
  const page = window.jQuery?.(document)
  page?.on(types, heard)
  return () => void page?.off(types, heard)
}

/** Themes without Magento's scripts hand their sections out by a native event. */
function watchNative(tell: ChangeListener, onNative: () => void) {
  let seen = versions(readBlob())
  const heard = (event: Event) => {
    onNative()
    const { data } = (event as CustomEvent<{ data?: unknown } | null>).detail ?? {}
    const told = versions(data)
    adoptSections([...told.keys()], Date.now())
    const now = new Map([...seen, ...told])
    const changed = differing(seen, now)
    seen = now
    tell(changed.filter((name) => !isExpected(name)))
  }
  window.addEventListener('private-content-loaded', heard)
  return () => window.removeEventListener('private-content-loaded', heard)
}

/** While the page was hidden, others may have moved the cookies, which send no event. */
function watchReturn(tell: ChangeListener) {
  let left = snapshot()
  const changed = () => {
    if (document.visibilityState === 'hidden') {
      left = snapshot()
      return
    }
    const now = snapshot()
    const names = differing(left.ids, now.ids)
    // Something was posted elsewhere, though no id tells what: look at what matters.
    if (!names.length && now.content !== left.content) names.push('cart', 'customer')
    left = now
    tell(names)
  }
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

const snapshot = () => ({
  ids: new Map(Object.entries(readIds())),
  content: readCookie('private_content_version'),
})
