import { atom } from 'nanostores'
import { afterEach, expect, it, vi } from 'vitest'
import { nextValue, withTimeLimit } from './waiting.ts'

afterEach(() => void vi.useRealTimers())

it('work is waited for up to its limit, and what comes of it later is dropped', async () => {
  vi.useFakeTimers()
  const ends: string[] = []
  const late = withTimeLimit(new Promise((resolve) => setTimeout(resolve, 2000)), 1000)
  late.then(
    () => ends.push('came'),
    (error: Error) => ends.push(error.message),
  )
  await vi.advanceTimersByTimeAsync(999)
  expect(ends).toEqual([])
  await vi.advanceTimersByTimeAsync(5000)
  expect(ends).toEqual(['no answer within 1000 ms'])
})

it('work that ends in time is what came of it, and leaves no timer', async () => {
  vi.useFakeTimers()
  expect(await withTimeLimit(Promise.resolve('done'), 1000)).toBe('done')
  await expect(withTimeLimit(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

it('the next value is waited for once', async () => {
  const store = atom('loading')
  const next = nextValue(store)
  store.set('ready')
  await next
  expect(store.lc).toBe(0)
})
