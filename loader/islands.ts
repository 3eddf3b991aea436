import type { Mount } from '../src/widget'
import { fetchWidget } from './modules'
import { needs, onPage, requestAll, requests } from './requests'
import { waitToMount } from './mount-conditions'
import { nextSlice, sliceEnd } from './slices'

interface Island {
  name: string
  /** Mounts it without waiting for its condition any longer; resolves like `done`. Absent: only `mountAt` mounts it. */
  begin?(): Promise<void>
  /** Resolves when it is ready or has failed. */
  done?: Promise<void>
  /** Stops waiting, or unmounts the widget. */
  stop?: (() => void) | void
}

/** As an attribute: there may be a thousand markers, and `dataset` is slower. */
const STATE = 'data-widget-state'

const MARKER = '[data-widget],[data-bezel-add]'

/** A form that adds to the cart needs no name. */
const nameOf = (host: HTMLElement) => host.dataset.widget || 'add-form'

const islands = new Map<HTMLElement, Island>()

/** Adds an island for each new marker of a tree. */
export const scan = (root: ParentNode = onPage('querySelector', 'html')!) => {
  for (const host of [root as HTMLElement, ...root.querySelectorAll<HTMLElement>(MARKER)])
    if (!islands.has(host) && host.matches?.(MARKER)) addIsland(host)
}

/** Mounts a marker, whatever it waits for, and again if it had failed. Resolves when it is ready or has failed. */
export function mountAt(host: HTMLElement) {
  return (islands.get(host)?.begin || addIsland(host))()
}

/** Unmounts a widget. The marker gets its content back and stays unmounted until `mountAt`. */
export function unmountAt(host: HTMLElement) {
  void removeIsland(host)
  holdBack(host)
}

/** Adds the page's markers, and then follows markers that are added, removed or renamed. Moved ones stay mounted. */
export function watchMarkers() {
  let due: unknown

  scan()
  // The document, not the body: some pages replace the body, and a form named "body" stands in for document.body.
  try {
    new MutationObserver(() => {
      // Once for all islands that are mounted now: a timer comes after their slices.
      due ||= setTimeout(() => {
        due = 0
        for (const [host, { name }] of islands)
          if (!host.isConnected || nameOf(host) != name) void removeIsland(host)
        scan()
      })
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-widget'] })
  } catch {
    // Where the page's own throws, later markers are the page's to scan.
  }
}

const addIsland = (host: HTMLElement) => {
  const begin = () => (island.done ||= run(host, island))
  const island: Island = { name: nameOf(host), begin }
  islands.set(host, island)
  island.stop = waitToMount(host, begin)
  return begin
}

const run = async (host: HTMLElement, island: Island) => {
  const { name } = island
  const fail = (error: unknown) => {
    delete requests[name]
    if (isGone(host, island)) return
    holdBack(host)
    if (setState(host, 'failed', { name, error }, 'widget-error') != false)
      console.warn(`Bezel: ${name} failed`, error)
  }
  try {
    if (isGone(host, island)) return
    host.setAttribute(STATE, 'loading')
    const loading = (requests[name] ||= fetchWidget(name)) as Promise<Mount>
    void requestAll(needs[`${name} ${host.dataset.mount}`])
    const mount = await loading
    while (Date.now() > sliceEnd) await nextSlice()
    if (isGone(host, island)) return
    const stop = await mount(host, fail)
    if (isGone(host, island)) return stop()
    island.stop?.()
    island.stop = stop
    setState(host, 'ready', { name })
  } catch (error) {
    fail(error)
  }
}

const isGone = (host: HTMLElement, island: Island) =>
  islands.get(host) != island || (!host.isConnected && removeIsland(host))

/** Keeps a marker that failed or was unmounted from being mounted by a scan. */
const holdBack = (host: HTMLElement) => islands.set(host, { name: nameOf(host) })

/** Async, so that a widget that fails to unmount is reported as an unhandled rejection and does not stop the others. */
const removeIsland = async (host: HTMLElement) => {
  const island = islands.get(host)
  islands.delete(host)
  host.removeAttribute(STATE)
  island?.stop?.()
}

const setState = (host: HTMLElement, state: string, detail: object, event = state) => {
  host.setAttribute(STATE, state)
  try {
    return host.dispatchEvent(
      new CustomEvent(`bezel:${event}`, { bubbles: true, cancelable: true, composed: true, detail }),
    )
  } catch {
    // Another script may have replaced it by one that throws.
  }
}
