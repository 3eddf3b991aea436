import { expect, it, vi } from 'vitest'
import { onHistoryMark, pushHistoryMark, replaceHistoryMark } from './history'

it('marks the tab’s history beside what the page keeps there, once the step is painted', async () => {
  history.replaceState({ theirs: 1 }, '')
  replaceHistoryMark('shipping_address')
  expect(history.state).toEqual({ theirs: 1 })
  await vi.waitFor(() => expect(history.state).toEqual({ theirs: 1, bezel: 'shipping_address' }))
  const length = history.length
  pushHistoryMark('payment_method')
  await vi.waitFor(() => expect(history.length).toBe(length + 1))
})

it('calls back with the entry Back led to, also one of the page’s own', () => {
  const moved = vi.fn()
  const stop = onHistoryMark(moved)
  window.dispatchEvent(new PopStateEvent('popstate', { state: { bezel: 'shipping_method' } }))
  window.dispatchEvent(new PopStateEvent('popstate', { state: 'theirs' }))
  stop()
  window.dispatchEvent(new PopStateEvent('popstate', { state: { bezel: 'x' } }))
  expect(moved.mock.calls).toEqual([['shipping_method'], [undefined]])
})
