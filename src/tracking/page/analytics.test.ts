import 'data-layer-helper/dist/data-layer-helper.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageAnalytics } from './analytics.ts'
import { listen } from '#dom/events.ts'

/** Returns the model of a tag manager, which merges each push into the ones before. */
interface Helper {
  get(path: string): unknown
}
declare global {
  interface Window {
    DataLayerHelper: new (layer: unknown[], listener: (model: unknown, message: unknown) => void) => Helper
  }
}

let page: PageAnalytics

beforeEach(() => {
  vi.useFakeTimers()
  page = new PageAnalytics()
})
afterEach(() => {
  page.dropWaiting()
  vi.useRealTimers()
  delete window.dataLayer
  document.body.replaceChildren()
})

it('reaches the page by an event and the data layer, both in a later task', () => {
  window.dataLayer = []
  const onEvent = vi.fn()
  const stop = listen('bezel:analytics', onEvent)
  page.push({ event: 'begin_checkout', value: 7 })
  expect(onEvent).not.toHaveBeenCalled()
  expect(window.dataLayer).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(onEvent.mock.calls[0]![0]).toEqual({ event: 'begin_checkout', value: 7 })
  expect(window.dataLayer).toEqual([{ ecommerce: null }, { event: 'begin_checkout', value: 7 }])
  stop()
})

it('is not disturbed by a receiver that throws, or that changes what it gets', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const event = { event: 'add_payment_info', items: [1] }
  window.dataLayer = {
    push: (received) => {
      ;(received as Partial<typeof event>).items?.push(2)
      throw new Error('broken')
    },
  }
  page.push(event)
  vi.advanceTimersByTime(1000)
  expect(event.items).toEqual([1])
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

it('adds no data layer to a page without one', () => {
  page.push({ event: 'view_cart' })
  vi.advanceTimersByTime(1000)
  expect(window.dataLayer).toBeUndefined()
})

const names = (layer: unknown) => (layer as { event?: string }[]).flatMap(({ event }) => event ?? [])

it('a data layer that comes late gets what has waited for it, in order', () => {
  page.push({ event: 'view_cart' })
  page.push({ event: 'begin_checkout' })
  vi.advanceTimersByTime(30_000)
  window.dataLayer = []
  page.push({ event: 'add_shipping_info' })
  vi.advanceTimersByTime(1000)
  expect(names(window.dataLayer)).toEqual(['view_cart', 'begin_checkout', 'add_shipping_info'])
  vi.advanceTimersByTime(30_000)
  expect(names(window.dataLayer)).toHaveLength(3)
})

it('a data layer that is replaced gets what comes from then on', () => {
  window.dataLayer = []
  page.push({ event: 'view_cart' })
  vi.advanceTimersByTime(1000)
  window.dataLayer = []
  page.push({ event: 'begin_checkout' })
  vi.advanceTimersByTime(1000)
  expect(names(window.dataLayer)).toEqual(['begin_checkout'])
})

it('a shopper who refuses before the data layer comes leaves nothing for it', () => {
  page.push({ event: 'view_cart' })
  vi.advanceTimersByTime(1000)
  page.dropWaiting()
  window.dataLayer = []
  vi.advanceTimersByTime(30_000)
  expect(window.dataLayer).toEqual([])
})

it('reaches the data layer by the name that the page has configured, and no other', () => {
  document.body.innerHTML =
    '<script id="bezel-config" type="application/json">{"dataLayer":"gtmLayer"}</script>'
  const own: unknown[] = []
  Object.assign(window, { dataLayer: [], gtmLayer: own })
  page.push({ event: 'view_cart' })
  vi.advanceTimersByTime(1000)
  expect([names(own), window.dataLayer]).toEqual([['view_cart'], []])
  Reflect.deleteProperty(window, 'gtmLayer')
})

it('a tag manager reads of each event what it carries, and nothing of the one before', () => {
  const layer: unknown[] = (window.dataLayer = [])
  const read: unknown[] = []
  const helper = new window.DataLayerHelper(layer, (_model, message) => {
    if ((message as { event?: string }).event) read.push(structuredClone(helper.get('ecommerce')))
  })
  const item = (item_id: string) => ({ item_id, item_name: item_id, price: 1, quantity: 1 })
  const cart = { currency: 'USD', value: 3, items: ['a', 'b', 'c'].map(item) }
  const removed = { currency: 'USD', value: 1, items: [item('d')] }
  page.push({ event: 'add_shipping_info', event_id: '1', ecommerce: { ...cart, shipping_tier: 'express' } })
  page.push({ event: 'remove_from_cart', event_id: '2', ecommerce: removed })
  page.push({ event: 'login', event_id: '3' })
  vi.advanceTimersByTime(1000)
  expect(read).toEqual([{ ...cart, shipping_tier: 'express' }, removed, null])
})
