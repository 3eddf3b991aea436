import needs from 'bezel:needs'
import type { Mount } from '#widget.tsx'
import { fetchWidget } from './modules.ts'
import { waitToMount } from './mount-conditions.ts'
import { find, requestAll } from './requests.ts'

/** How long (ms) islands are mounted before the page may run. The last of them must end below a long task (50 ms). */
const SLICE = 32

/** Resolves, once the page has run, to the time (ms since 1970) until which islands may be mounted. */
let slice = Promise.resolve(0)

/**
 * Lets the page run. Input goes before the next slice. A frame does not, where the browser can tell: drawing the page again
 * after every few islands takes longer than mounting them all.
 */
async function startSlice(): Promise<number> {
  try {
    await scheduler.yield()
  } catch {
    await new Promise((resolve) => setTimeout(resolve))
  }
  return Date.now() + SLICE
}

interface Island {
  name: string
  /** Mounts the widget without waiting for its condition any longer. Absent: only `mountAt` mounts it. */
  begin?(): Promise<void>
  /** Resolves when the widget is ready or has failed. */
  done?: Promise<void>
  /** Stops waiting, or unmounts the widget. */
  stop?: (() => void) | void
  /** The element the widget is rendered into. */
  own?: Element | null
}

/** Set as an attribute: there may be a thousand markers, and `dataset` is slower. */
const STATE = 'data-widget-state'

const MARKER = '[data-widget],[data-bezel-add]'

/** A form that adds to the cart needs no name. */
const nameOf = (host: HTMLElement) => host.dataset.widget || 'add-form'

const islands = new Map<HTMLElement, Island>()

/** Widgets by name. A widget that failed is fetched again by its next island. */
const widgets = new Map<string, Promise<Mount>>()

/** Adds an island for each new marker of a tree. */
export function scan(root: ParentNode = find('html')!): void {
  removeLost()
  for (const host of [root as HTMLElement, ...root.querySelectorAll<HTMLElement>(MARKER)])
    if (!islands.has(host) && host.matches?.(MARKER)) addIsland(host)
}

/** Mounts a marker, whatever it waits for, and again if it had failed. Resolves when it is ready or has failed. */
export async function mountAt(host: HTMLElement): Promise<void> {
  removeLost()
  const begin = islands.get(host)?.begin ?? addIsland(host)
  await begin()
}

/** Unmounts a widget. The marker gets its content back and stays unmounted until `mountAt`. */
export function unmountAt(host: HTMLElement): void {
  void removeIsland(host)
  holdBack(host)
}

/** Adds the page's markers, and then follows markers that are added, removed or renamed. Moved ones stay mounted. */
export function watchMarkers(): void {
  let isDue = false

  const follow = () => {
    isDue = false
    for (const [host, { name }] of islands)
      if (!host.isConnected || nameOf(host) !== name) void removeIsland(host)
    scan()
  }

  scan()
  try {
    const observer = new MutationObserver(() => {
      // Once for all islands that are mounted now: a timer comes after their slices.
      if (!isDue) setTimeout(follow)
      isDue = true
    })
    // The document, not the body: some pages replace the body, and a form named "body" hides `document.body`.
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-widget'] })
  } catch {
    // Another script has replaced the observer by one that throws. The page has to scan for later markers itself.
  }
}

function addIsland(host: HTMLElement): () => Promise<void> {
  const begin = () => (island.done ??= run(host, island))
  const island: Island = { name: nameOf(host), begin }
  islands.set(host, island)
  island.stop = waitToMount(host, begin)
  return begin
}

async function run(host: HTMLElement, island: Island): Promise<void> {
  const { name } = island

  const fail = (error: unknown) => {
    widgets.delete(name)
    if (isGone(host, island)) return
    holdBack(host)
    host.setAttribute(STATE, 'failed')
    const isReported = dispatch(host, 'bezel:widget-error', { name, error })
    if (isReported) console.warn(`Bezel: ${name} failed`, error)
  }

  try {
    if (isGone(host, island)) return
    host.setAttribute(STATE, 'loading')
    const loading = widgets.get(name) ?? fetchWidget(name)
    widgets.set(name, loading)
    const { interaction } = needs.widgets[name] ?? {}
    if (interaction && host.dataset.mount === 'interaction') void requestAll(interaction)
    const mount = await loading
    // Asked right before the mount: each island that is mounted takes time from those that wait with it.
    for (let known = slice; (await known) < Date.now(); known = slice)
      if (slice === known) slice = startSlice()
    if (isGone(host, island)) return
    const stop = await mount(host, fail)
    if (isGone(host, island)) return stop()
    island.stop?.()
    island.stop = stop
    island.own = host.querySelector(':scope > .bzl')
    host.setAttribute(STATE, 'ready')
    dispatch(host, 'bezel:ready', { name })
  } catch (error) {
    fail(error)
  }
}

/** True if the marker has got another island or has left the page, which removes its island. */
function isGone(host: HTMLElement, island: Island): boolean {
  if (islands.get(host) !== island) return true
  if (host.isConnected) return false
  void removeIsland(host)
  return true
}

/**
 * Removes the islands whose own element the page has replaced, as it does when it morphs a marker back into what the server
 * wrote. An open dialog may have moved its element elsewhere in the page.
 */
function removeLost(): void {
  for (const [host, { own }] of islands)
    if (own && host.isConnected && !(own.isConnected && own.classList.contains('bzl')))
      void removeIsland(host)
}

/** Keeps a marker that failed or was unmounted from being mounted by a scan. */
function holdBack(host: HTMLElement): void {
  islands.set(host, { name: nameOf(host) })
}

/** Async, so that a widget that fails to unmount is reported as an unhandled rejection and does not stop the others. */
async function removeIsland(host: HTMLElement): Promise<void> {
  const island = islands.get(host)
  islands.delete(host)
  host.removeAttribute(STATE)
  island?.stop?.()
}

/** False if the page has cancelled the event. */
function dispatch(host: HTMLElement, type: string, detail: object): boolean {
  try {
    return host.dispatchEvent(
      new CustomEvent(type, { bubbles: true, cancelable: true, composed: true, detail }),
    )
  } catch {
    // Another script has replaced it by one that throws.
    return true
  }
}
