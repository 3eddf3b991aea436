import { readObject, toText } from '#lib/json.ts'
import { describeError } from '#lib/describe-error.ts'
import { routePattern } from '#http/route-pattern.ts'
import { $endedCall } from '#http/transport.ts'
import { hostDocument, observer, tryNative } from '#dom/document.ts'
import { importPart } from '#dom/import-part.ts'
import type { FieldFigure } from '#public/events.d.ts'
import { listen, dispatch } from '#dom/events.ts'
import { onLeave, whenIdle } from '#dom/lifecycle.ts'
import { readPageConfig } from '#storefront/page/config.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $consent, followPageConsent } from './consent.ts'

/** The most figures that wait for the page to be left; further ones are dropped. */
const MOST = 200

/** The name of an island that was ready before this module had come, and when that was. */
export type EarlyIsland = [name: string, at: number]

type Report = (figure: FieldFigure) => void

/** Measures islands, failures and, with consent, the page. */
export function measure(early: EarlyIsland[]): void {
  /** The figures that wait for the page's own route. */
  const waiting: FieldFigure[] = []
  const report: Report = (figure) => {
    dispatch('bezel:vitals', figure)
    if (waiting.length < MOST) waiting.push(figure)
  }
  measureIslands(early, report)
  listen('bezel:widget-error', ({ name, error }) =>
    report({ kind: 'error', name, error: describeError(error) }),
  )
  $endedCall.listen((call) => {
    const { method, url, status, isAborted } = call!
    const isFailed = status === 0 || status >= 400
    if (isFailed && !isAborted) report({ kind: 'call', method, route: routePattern(url), status })
  })
  countRetries(report)
  followPageConsent()
  const { page, url } = readObject(readPageConfig().vitals)
  if (page === true)
    whenGranted(() => whenIdle(() => measurePage(report).catch((error) => logFailure('vitals', error))))
  if (/^\/(?!\/)/.test(toText(url))) onLeave(() => sendTo(toText(url), waiting))
}

/**
 * An island counts from when the loader begins with its marker. An island that began before this module came counts
 * from when the page was parsed, or was shown if it had been prerendered.
 */
function measureIslands(early: EarlyIsland[], report: Report): void {
  const { domInteractive = 0, activationStart = 0 } = (performance.getEntriesByType('navigation')[0] ??
    {}) as PerformanceNavigationTiming & { activationStart?: number }
  const parsed = Math.max(domInteractive, activationStart)
  const begun = new WeakMap<EventTarget, number>()
  const add = (name: string, from: number, at: number) =>
    report({ kind: 'island', name, ms: Math.max(0, Math.round(at - from)) })
  for (const [name, at] of early) add(name, parsed, at)
  const note = (records: MutationRecord[]) => {
    for (const { target } of records)
      if ((target as HTMLElement).dataset.widgetState === 'loading') begun.set(target, performance.now())
  }
  const changes = observer(note)
  changes?.observe(hostDocument.documentElement, { subtree: true, attributeFilter: ['data-widget-state'] })
  listen('bezel:ready', ({ name }, { target, timeStamp }) => {
    note(changes?.takeRecords() ?? [])
    add(name, begun.get(target!) ?? parsed, timeStamp)
  })
}

/** A script of ours that the browser has requested before is a retry. */
function countRetries(report: Report): void {
  const folder = new URL('..', import.meta.url).href
  const requested = new Set<string>()
  const count = (entries: PerformanceEntryList) => {
    for (const { name } of entries) {
      const file = name.replace(folder, '').replace(/\?.*/, '')
      if (!name.startsWith(folder) || !file.endsWith('.js')) continue
      if (requested.has(file)) report({ kind: 'retry', file })
      requested.add(file)
    }
  }
  tryNative(() =>
    new PerformanceObserver((list) => count(list.getEntries())).observe({ type: 'resource', buffered: true }),
  )
}

function whenGranted(fn: () => void): void {
  const stop = $consent.subscribe((granted) => {
    if (!granted) return
    fn()
    setTimeout(() => stop())
  })
}

/** INP, LCP and CLS of the page, with the island that is the cause if one is. */
async function measurePage(report: Report): Promise<void> {
  const { onCLS, onINP, onLCP } = await importPart(() => import('web-vitals/attribution'))
  const generateTarget = (node: Node | null) =>
    (node instanceof Element && node.closest<HTMLElement>('[data-widget]')?.dataset.widget) || undefined
  const add = (kind: 'INP' | 'LCP' | 'CLS', value: number, rating: string, island?: string) =>
    report({ kind, value, rating, ...(island && { island }) })
  onINP(({ value, rating, attribution }) => add('INP', value, rating, attribution.interactionTarget), {
    generateTarget,
  })
  onLCP(({ value, rating, attribution }) => add('LCP', value, rating, attribution.target), { generateTarget })
  onCLS(({ value, rating, attribution }) => add('CLS', value, rating, attribution.largestShiftTarget), {
    generateTarget,
  })
}

/** Posts what was measured to a route of the shop, with consent only. */
function sendTo(path: string, waiting: FieldFigure[]): void {
  if (!$consent.get() || !waiting.length) return
  const body = new Blob([JSON.stringify(waiting.splice(0))], { type: 'application/json' })
  tryNative(() => navigator.sendBeacon(new URL(path, location.origin).href, body))
}
