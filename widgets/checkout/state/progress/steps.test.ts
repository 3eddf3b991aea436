import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listen } from '#dom/events.ts'
import { afterPaint } from '#dom/lifecycle.ts'
import { inAustin } from '#test/austin.ts'
import { openCheckout, setUpCheckout } from '#test/checkout-setup.ts'
import { submitAddress } from '../address/submit-address.ts'
import { confirmDelivery } from '#delivery/state/rates.ts'
import { readDraft } from '#checkout/state/draft.ts'
import { followStep, $step, markHistory, onHistoryMark } from './steps.ts'

setUpCheckout()

let emitted: [step: string, index: number][]
let stop = () => {}
beforeEach(() => {
  emitted = []
  stop = listen('bezel:checkout-step', ({ step, index }) => emitted.push([step, index]))
})
afterEach(() => stop())

const painted = () => new Promise<void>(afterPaint)
const entry = (mark: string, at: number) => ({ bezel: mark, bezelAt: at })
let at = 0
const back = (name: string) =>
  window.dispatchEvent(new PopStateEvent('popstate', { state: entry(name, --at) }))

it('emits each step with its index, and the tab remembers the last one', async () => {
  const end = followStep()
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  expect(emitted).toEqual([
    ['shipping_address', 0],
    ['shipping_method', 1],
    ['payment_method', 2],
  ])
  expect(readDraft().step).toBe('payment_method')
  end()
})

it('counts only the steps on screen where nothing is shipped', async () => {
  await openCheckout({ items: [{ sku: 'GV-50' }] })
  const end = followStep()
  await submitAddress({ billing: inAustin })
  expect(emitted.at(-1)).toEqual(['payment_method', 1])
  end()
})

it('lets Back open a step before, nothing that may not be opened yet, and pass by the step on screen', async () => {
  const end = followStep()
  await submitAddress({ shipping: inAustin, billing: inAustin })
  back('shipping_address')
  expect($step.get()).toBe('shipping_address')
  back('item_summary')
  expect($step.get()).toBe('shipping_address')
  const goOn = vi.spyOn(history, 'go').mockImplementation(() => undefined)
  back('shipping_method')
  expect(goOn).not.toHaveBeenCalled()
  back('shipping_method')
  expect(goOn.mock.calls).toEqual([[-1]])
  goOn.mockRestore()
  end()
})

it('has an entry in the tab’s history for each step gone on to, and none more for one gone back to', async () => {
  await painted()
  history.replaceState(null, '')
  const end = followStep()
  await painted()
  expect(history.state).toEqual(entry('shipping_address', 0))
  const { length } = history
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await vi.waitFor(() => expect(history.state).toEqual(entry('shipping_method', 1)))
  expect(history.length).toBe(length + 1)
  back('shipping_address')
  await painted()
  expect(history.length).toBe(length + 1)
  back('item_summary')
  await vi.waitFor(() => expect(history.state).toMatchObject({ bezel: 'shipping_address' }))
  expect(history.length).toBe(length + 1)
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await vi.waitFor(() => expect(history.length).toBe(length + 2))
  end()
})

it('follows nothing once the checkout was left', async () => {
  followStep()()
  await painted()
  const before = emitted.length
  const { length } = history
  await submitAddress({ shipping: inAustin, billing: inAustin })
  back('shipping_address')
  await painted()
  expect([emitted.length, history.length, $step.get()]).toEqual([before, length, 'shipping_method'])
})

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
