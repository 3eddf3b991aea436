import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { push } from './analytics'
import { listen } from './events'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  delete window.dataLayer
})

it('reaches the page by an event and the data layer, both in a later task', () => {
  window.dataLayer = []
  const onEvent = vi.fn()
  const stop = listen('bezel:analytics', onEvent)
  push({ event: 'begin_checkout', value: 7 })
  expect(onEvent).not.toHaveBeenCalled()
  expect(window.dataLayer).toEqual([])
  vi.runAllTimers()
  expect(onEvent.mock.calls[0]![0]).toEqual({ event: 'begin_checkout', value: 7 })
  expect(window.dataLayer).toEqual([{ event: 'begin_checkout', value: 7 }])
  stop()
})

it('is not disturbed by a receiver that throws, or that changes what it gets', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const event = { event: 'add_payment_info', items: [1] }
  window.dataLayer = {
    push: (received) => {
      ;(received as typeof event).items.push(2)
      throw new Error('broken')
    },
  }
  push(event)
  vi.runAllTimers()
  expect(event.items).toEqual([1])
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

it('adds no data layer to a page without one', () => {
  push({ event: 'view_cart' })
  vi.runAllTimers()
  expect(window.dataLayer).toBeUndefined()
})
