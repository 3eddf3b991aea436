import { atom, map } from 'nanostores'
import { readCookie } from '#dom/storage/cookies.ts'
import { onEvent } from '#dom/events.ts'
import { onReturn } from '#dom/lifecycle.ts'
import { pageModule, runsMagento, whenPageModule } from './magento-module.ts'
import { AGES, markFresh, BLOB, knownSections, readIds } from './store.ts'
import { membersOf, toJson } from '#dom/safe-json.ts'
import { local, onStorage } from '#dom/storage/storage.ts'
import { hostDocument } from '#dom/document.ts'

type ChangeListener = (names: string[]) => void

/** When we stop waiting, by section, for a change of our own to come back through the page's module or theme. */
const $expected = map<Record<string, number | undefined>>({})
const EXPECTED_FOR = 10_000

/** The next change of this section seen in the page's module or theme is our own and is not reported. */
export function expectOwnChange(name: string): void {
  $expected.setKey(name, Date.now() + EXPECTED_FOR)
}

/** Whether the next change of this section is our own; the one after it is somebody else's. */
export function takeExpectedChange(name: string): boolean {
  const until = $expected.value[name] ?? 0
  $expected.setKey(name, undefined)
  return Date.now() < until
}

/** Set when the theme turns out to use native events. */
export const $sawNativeEvents = atom(false)

/**
 * Calls back with the sections that were changed elsewhere, by any of the signals (wire: changes-by-others). Returns a stop
 * function.
 */
export const watchSections = shareWatch(watch)

/**
 * Returns a function that adds a listener. All listeners share one watch, from the first of them to the last. A
 * store would give its listeners the second of two changes twice, if both come while stores notify.
 */
function shareWatch(start: (emit: ChangeListener) => () => void) {
  const listeners = new Set<ChangeListener>()
  let stop: (() => void) | undefined
  return (listener: ChangeListener) => {
    listeners.add(listener)
    stop ??= start((names) => listeners.forEach((each) => each(names)))
    return () => {
      listeners.delete(listener)
      if (listeners.size) return
      stop?.()
      stop = undefined
    }
  }
}

function watch(tell: ChangeListener) {
  /** The state of the cookies when the page was hidden, or a change of the cart was last reported. */
  let noted = snapshot()
  const emit: ChangeListener = (names) => {
    if (names.includes('cart')) noted = snapshot()
    tell(names)
  }
  /** Cookies send no event: what changed while the page was hidden is found when it is shown again. */
  const compareCookies = () => {
    const [ids, content] = noted
    noted = snapshot()
    if (hostDocument.visibilityState === 'hidden') return
    const names = differing(ids, noted[0])
    // A form was posted elsewhere, and no id shows which sections that changed.
    if (!names.length && noted[1] !== content) names.push('cart', 'customer')
    emit(names)
  }
  const stops = [
    watchTabs(emit),
    watchModule(emit),
    watchNative(emit),
    onEvent(hostDocument, 'visibilitychange', compareCookies),
    onReturn(() => emit(knownSections())),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Other tabs write the same cache; their writes come in bursts. */
function watchTabs(emit: ChangeListener) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const names = new Set<string>()
  const settle = () => {
    emit([...names])
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
  // Where Magento's scripts run, what was dropped is stored anew.
  if (key === AGES) return runsMagento() ? [] : differing(dropped(before), dropped(after))
  if (key !== BLOB) return []
  const now = contents(after)
  // Magento takes sections away before it sends a form: what is read meanwhile may take a login back
  // (wire: changes-by-others).
  return differing(contents(before), now).filter((name) => now.has(name))
}

/**
 * Returns a cache's text of each section: ids are the server's seconds, so that two answers of one second
 * differ by their content alone.
 */
const contents = (blob: unknown): Map<string, string> =>
  membersOf(typeof blob === 'string' ? blob : toJson(blob))

/** Returns when each section was last dropped; a section that is stored again is left out. */
function dropped(ages: string | null): Map<string, unknown> {
  return new Map([...contents(ages)].filter(([, age]) => Number(age) < 0))
}

function differing(before: Map<string, unknown>, now: Map<string, unknown>): string[] {
  const names = new Set([...before.keys(), ...now.keys()])
  return [...names].filter((name) => before.get(name) !== now.get(name))
}

const WATCHED = ['cart', 'customer', 'directory-data', 'wishlist']

/** The module's observables, and its jQuery events for as long as the module itself is out of reach. */
function watchModule(emit: ChangeListener) {
  const stops: (() => void)[] = []
  let isAttached = false
  const attach = () => {
    const module = isAttached ? undefined : pageModule()
    if (!module) return
    isAttached = true
    for (const name of WATCHED) stops.push(subscribe(module.get(name), name, emit))
  }
  stops.push(
    whenPageModule(attach),
    watchJQuery((names) => (attach(), isAttached || emit(names))),
  )
  return () => stops.forEach((stop) => stop())
}

/** The module reports a section before it lists the section's id in the cookie, so it is read once the module is done. */
function subscribe(
  observable: { subscribe(fn: () => void): { dispose(): void } },
  name: string,
  emit: ChangeListener,
) {
  const subscription = observable.subscribe(() => {
    if (!takeExpectedChange(name)) queueMicrotask(() => emit([name]))
  })
  return () => subscription.dispose()
}

/** jQuery's own events. They come before the cache is written, so it is read in a later task. */
function watchJQuery(emit: ChangeListener) {
  const types = 'customer-data-reload customer-data-invalidate'
  const onChange = (_event: unknown, names?: unknown) => {
    setTimeout(() => emit(Array.isArray(names) && names.length ? names.map(String) : knownSections()))
  }
  const page = window.jQuery?.(document)
  page?.on(types, onChange)
  return () => void page?.off(types, onChange)
}

/** Themes without Magento's scripts dispatch their sections in a native event. */
function watchNative(emit: ChangeListener) {
  let seen = contents(local.get(BLOB))
  return onEvent<CustomEvent<{ data?: unknown } | null>>(window, 'private-content-loaded', ({ detail }) => {
    $sawNativeEvents.set(true)
    const received = contents(detail?.data)
    markFresh([...received.keys()], Date.now())
    const now = new Map([...seen, ...received])
    const changed = differing(seen, now)
    seen = now
    emit(changed.filter((name) => !takeExpectedChange(name)))
  })
}

const snapshot = () => [contents(readIds()), readCookie('private_content_version')] as const
