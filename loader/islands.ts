import { loadWidget } from './modules'
import { needsOf, requestAll, requests } from './requests'
import { yieldToPage } from './yield-to-page'
import { waitToMount } from './mount-conditions'

interface Island {
  name: string
  /** Mounts it without waiting for its condition any longer; resolves like `done`. Absent: only `mountAt` mounts it. */
  begin?(): Promise<void>
  /** Resolves when it is ready or has failed. */
  done?: Promise<void>
  /** Stops waiting, or unmounts the widget. */
  stop?: (() => void) | void
}

const MARKER = '[data-widget]'

const islands = new Map<HTMLElement, Island>()

/** Adds an island for each new marker of a tree. */
export function scan(root: ParentNode = document) {
  for (const host of [root as HTMLElement, ...root.querySelectorAll<HTMLElement>(MARKER)])
    if (host.matches?.(MARKER) && !islands.has(host)) addIsland(host)
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
  const touched: Node[] = []
  let due: unknown

  const settle = () => {
    due = 0
    for (const [host, { name }] of islands)
      if (!host.isConnected || host.dataset.widget != name) void removeIsland(host)
    for (const node of touched.splice(0)) if ((node as Element).matches) scan(node as Element)
  }

  // The document, not the body: some pages replace the body, and a form named "body" stands in for document.body.
  new MutationObserver((records) => {
    for (const { addedNodes, attributeName, target } of records)
      touched.push(...(attributeName ? [target] : addedNodes))
    due ||= yieldToPage().then(settle)
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-widget'] })
  scan()
}

function addIsland(host: HTMLElement) {
  const name = host.dataset.widget!
  const isGone = () => islands.get(host) != island || (!host.isConnected && removeIsland(host))
  const fail = (error: unknown) => {
    delete requests[name]
    if (isGone()) return
    holdBack(host)
    if (setState(host, 'failed', 'widget-error', { name, error }))
      console.warn(`Bezel: ${name} failed`, error)
  }
  const run = async () => {
    try {
      await new Promise<void>((go) => {
        island.begin = () => (go(), island.done!)
        island.stop = waitToMount(host, island.begin)
      })
      if (isGone()) return
      host.dataset.widgetState = 'loading'
      const loading = loadWidget(name)
      void requestAll(needsOf(`${name} ${host.dataset.mount}`))
      const mount = await loading
      await yieldToPage()
      if (isGone()) return
      const stop = await mount(host, fail)
      if (isGone()) return stop()
      island.stop?.()
      island.stop = stop
      setState(host, 'ready', 'ready', { name })
    } catch (error) {
      fail(error)
    }
  }
  const island: Island = { name }
  islands.set(host, island)
  island.done = run()
  return island.begin!
}

/** Keeps a marker that failed or was unmounted from being mounted by a scan. */
const holdBack = (host: HTMLElement) => islands.set(host, { name: host.dataset.widget! })

/** Async, so that a widget that fails to unmount is reported as an unhandled rejection and does not stop the others. */
async function removeIsland(host: HTMLElement) {
  const island = islands.get(host)
  islands.delete(host)
  delete host.dataset.widgetState
  island?.stop?.()
}

function setState(host: HTMLElement, state: string, event: string, detail: object) {
  host.dataset.widgetState = state
  return host.dispatchEvent(new CustomEvent(`bezel:${event}`, { detail, bubbles: true, cancelable: true }))
}
