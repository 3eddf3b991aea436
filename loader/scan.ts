import { load } from './registry'
import { turn } from './slices'
import { when } from './when'

interface Island {
  name: string
  /** Ends its waiting for a condition and gives `done`. Absent: only `mountAt` starts it. */
  begin?(): Promise<void>
  /** Resolves when it is ready or has failed. */
  done?: Promise<void>
  /** Ends what is under way: the waiting, or the widget itself. */
  stop?: (() => void) | void
}

const MARKER = '[data-widget]'

const islands = new Map<HTMLElement, Island>()

/** Takes in the markers of a tree that are new. */
export function scan(root: ParentNode = document) {
  for (const host of [root as HTMLElement, ...root.querySelectorAll<HTMLElement>(MARKER)])
    if (host.matches?.(MARKER) && !islands.has(host)) enter(host)
}

/** Starts a marker whatever it waits for, and anew if it had failed. Resolves when it is ready or has failed. */
export function mountAt(host: HTMLElement) {
  if (!islands.get(host)?.begin) enter(host)
  return islands.get(host)!.begin!()
}

/** Takes a widget away; what the marker showed before comes back and stays until it is mounted by hand. */
export function unmountAt(host: HTMLElement) {
  void leave(host)
  rest(host)
}

/** Takes in the markers of the page, and then those that come, go or change their name. Moved ones are kept. */
export function follow() {
  const touched: Node[] = []
  let due: unknown

  const settle = () => {
    due = 0
    for (const [host, { name }] of islands)
      if (!host.isConnected || host.dataset.widget != name) void leave(host)
    for (const node of touched.splice(0)) if ('matches' in node) scan(node as Element)
  }

  // The document, not the body: some pages replace the body, and a form named "body" stands in for document.body.
  new MutationObserver((records) => {
    for (const { addedNodes, attributeName, target } of records)
      touched.push(...(attributeName ? [target] : addedNodes))
    due ||= turn().then(settle)
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-widget'] })
  scan()
}

function enter(host: HTMLElement) {
  const name = host.dataset.widget!
  const lost = () => islands.get(host) != island || (!host.isConnected && leave(host))
  const broke = (error: unknown) => {
    if (lost()) return
    rest(host)
    if (tell(host, 'failed', 'widget-error', { name, error })) console.warn(`Bezel: ${name} failed`, error)
  }
  const run = async () => {
    try {
      await new Promise<void>((go) => {
        island.begin = () => (go(), island.done!)
        island.stop = when(host, island.begin)
      })
      if (lost()) return
      host.dataset.widgetState = 'loading'
      const mount = await load(name)
      await turn()
      if (lost()) return
      const stop = await mount(host, broke)
      if (lost()) return stop()
      island.stop?.()
      island.stop = stop
      tell(host, 'ready', 'ready', { name })
    } catch (error) {
      broke(error)
    }
  }
  const island: Island = { name }
  islands.set(host, island)
  island.done = run()
}

/** Leaves a marker alone that failed or was taken away. */
const rest = (host: HTMLElement) => islands.set(host, { name: host.dataset.widget! })

/** Async, so that a widget that fails on its way out is reported and stops nobody else. */
async function leave(host: HTMLElement) {
  const island = islands.get(host)
  islands.delete(host)
  delete host.dataset.widgetState
  island?.stop?.()
}

function tell(host: HTMLElement, state: string, event: string, detail: object) {
  host.dataset.widgetState = state
  return host.dispatchEvent(new CustomEvent(`bezel:${event}`, { detail, bubbles: true, cancelable: true }))
}
