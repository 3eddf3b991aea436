import type { UIElement } from '@adyen/adyen-web'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchFrames } from './frames.ts'

const method = (type: string) => ({ type }) as UIElement
const node = document.createElement('div')
const onTimeout = vi.fn()
const watch = () => watchFrames(node, [2000, 7500], onTimeout)

beforeEach(() => {
  vi.useFakeTimers()
  onTimeout.mockClear()
  node.innerHTML =
    '<ul class="adyen-checkout__payment-methods-list"><li class="adyen-checkout__payment-method--selected"><iframe></iframe></li></ul>'
})
afterEach(() => vi.useRealTimers())

it('names card fields that do not come up, those opened first sooner', () => {
  const frames = watch()
  frames.expect(method('scheme'))
  vi.advanceTimersByTime(1999)
  expect(onTimeout).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onTimeout).toHaveBeenCalledTimes(1)
  frames.expect(method('card'))
  vi.advanceTimersByTime(7499)
  expect(onTimeout).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(onTimeout).toHaveBeenCalledTimes(2)
})

it.each(['scheme', 'klarna'])('names a form that does not draw what is open, with %s chosen', (type) => {
  node.querySelector('li')!.remove()
  watch().expect(method(type))
  vi.advanceTimersByTime(2000)
  expect(onTimeout).toHaveBeenCalledTimes(1)
})

it('leaves what the bank or the provider shows in the place of the list', () => {
  watch().expect(method('klarna'))
  node.replaceChildren()
  vi.advanceTimersByTime(60_000)
  expect(onTimeout).not.toHaveBeenCalled()
})

it('reports nothing once they have come up', () => {
  const frames = watch()
  frames.expect(method('scheme'))
  frames.onReady()
  vi.advanceTimersByTime(60_000)
  expect(onTimeout).not.toHaveBeenCalled()
})

it('waits for no fields where a method has none', () => {
  const frames = watch()
  frames.expect(method('klarna'))
  vi.advanceTimersByTime(60_000)
  node.querySelector('iframe')!.remove()
  frames.expect(method('scheme'))
  vi.advanceTimersByTime(60_000)
  expect(onTimeout).not.toHaveBeenCalled()
})
