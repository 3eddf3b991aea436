import { expect, it, vi } from 'vitest'
import { markHistory, onHistoryMark } from '#widgets/checkout/state/progress/history.ts'

const entry = (mark: string, at: number) => ({ bezel: mark, bezelAt: at })

it('marks the tab’s history beside what the page keeps there, once the step is painted', async () => {
  history.replaceState({ theirs: 1 }, '')
  markHistory('shipping_address')
  expect(history.state).toEqual({ theirs: 1 })
  await vi.waitFor(() => expect(history.state).toEqual({ theirs: 1, ...entry('shipping_address', 0) }))
  const length = history.length
  markHistory('payment_method', true)
  await vi.waitFor(() => expect(history.length).toBe(length + 1))
  expect(history.state).toEqual({ theirs: 1, ...entry('payment_method', 1) })
})

it('calls back with the entry Back led to, also one of the page’s own', () => {
  const moved = vi.fn()
  const stop = onHistoryMark(moved)
  window.dispatchEvent(new PopStateEvent('popstate', { state: entry('shipping_method', 1) }))
  window.dispatchEvent(new PopStateEvent('popstate', { state: 'theirs' }))
  stop()
  window.dispatchEvent(new PopStateEvent('popstate', { state: entry('x', 2) }))
  expect(moved.mock.calls).toEqual([['shipping_method'], [undefined]])
})

it('goes on past an entry with nothing new, in the direction the shopper went', () => {
  const goOn = vi.spyOn(history, 'go').mockImplementation(() => undefined)
  const stop = onHistoryMark((mark) => mark === 'same')
  const lead = (name: string, at: number) =>
    window.dispatchEvent(new PopStateEvent('popstate', { state: entry(name, at) }))
  lead('other', 3)
  expect(goOn).not.toHaveBeenCalled()
  lead('same', 2)
  lead('same', 5)
  expect(goOn.mock.calls).toEqual([[-1], [1]])
  stop()
  goOn.mockRestore()
})
