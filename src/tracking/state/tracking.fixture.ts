import { afterEach, beforeEach, vi } from 'vitest'
import { openShop, type OpenShop, type OpenShopOptions } from '#test/open-shop.ts'
import { type AnalyticsEvent, listen } from '#dom/events.ts'

let shop: OpenShop
/** Names of the analytics events so far. */
export const tracked: string[] = []
/** The same with all they carry. */
export const events: AnalyticsEvent[] = []
/** Called when a test ends. */
export const stops: (() => void)[] = []

/** Ends the page that is open: what listened there is gone. */
let leave = () => {}

/** A new page of the shop: every module is as a browser would load it. */
export async function openPage(
  options: { consent?: boolean; debug?: boolean; isPrerendered?: boolean } = {},
) {
  leave()
  vi.resetModules()
  const listeners = vi.spyOn(Object.getPrototypeOf(document) as Document, 'addEventListener')
  leave = () => {
    for (const [type, listener] of listeners.mock.calls) document.removeEventListener(type, listener)
    listeners.mockRestore()
  }
  const script = document.createElement('script')
  script.id = 'bezel-config'
  script.type = 'application/json'
  script.textContent = JSON.stringify({ consent: options.consent, debug: options.debug })
  document.body.replaceChildren(script)
  if (options.isPrerendered)
    Object.defineProperty(Object.getPrototypeOf(document), 'prerendering', {
      value: true,
      configurable: true,
    })
  const { startTracking } = await import('./start.ts')
  const cart = await import('#cart/state/cart.ts')
  const { $consent } = await import('./consent.ts')
  startTracking()
  return { cart, $consent }
}

/** Lets the page come to rest: analytics is loaded when it is idle, and sends events in tasks of their own. */
export async function settle() {
  await vi.advanceTimersByTimeAsync(3000)
  await import('./tracking.ts')
  await vi.advanceTimersByTimeAsync(1000)
}

export const enter = (options: OpenShopOptions = { items: [{ sku: 'NK-2' }] }) => (shop = openShop(options))
/** Events that have reached the marketing service. */
export const marketed = () => shop.ledger().events.filter(({ type }) => type === 'marketing')

/** Makes each test of a file a visit of its own. */
export function setUpTracking() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] })
    tracked.length = events.length = 0
    const stop = listen('bezel:analytics', (event) => {
      tracked.push(event.event)
      events.push(event)
    })
    stops.push(stop)
  })
  afterEach(() => {
    leave()
    for (const stop of stops.splice(0)) stop()
    Reflect.deleteProperty(Object.getPrototypeOf(document) as object, 'prerendering')
    vi.useRealTimers()
    shop.restore()
    history.replaceState(null, '', '/')
  })
}
