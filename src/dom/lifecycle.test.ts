import { afterEach, expect, it, vi } from 'vitest'
import { afterYield, nextSlice, onReturn } from './lifecycle.ts'

afterEach(() => vi.unstubAllGlobals())

const task = () => new Promise<void>((done) => void afterYield(done))

it('knows a page that returns from memory from one that is shown for the first time', () => {
  const returned = vi.fn()
  const stop = onReturn(returned)
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(returned).not.toHaveBeenCalled()
  show(true)
  expect(returned).toHaveBeenCalledOnce()
  stop()
  show(true)
  expect(returned).toHaveBeenCalledOnce()
})

it.each<[string, object | undefined]>([
  ['goes on when the browser says', { yield: () => Promise.resolve() }],
  [
    'goes on where a page’s task was aborted',
    { yield: () => Promise.reject(new DOMException('', 'AbortError')) },
  ],
  ['goes on in a task of its own where the browser cannot tell', undefined],
  [
    'goes on where another script has broken that',
    {
      yield() {
        throw Error()
      },
    },
  ],
])('a slice of work %s, unless it was stopped', async (_, scheduler) => {
  vi.stubGlobal('scheduler', scheduler)
  const [next, stopped] = [vi.fn(), vi.fn()]
  nextSlice(stopped)()
  nextSlice(next)
  expect(next).not.toHaveBeenCalled()
  await task()
  await task()
  expect(next).toHaveBeenCalledOnce()
  expect(stopped).not.toHaveBeenCalled()
})
