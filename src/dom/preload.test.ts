import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takePreload } from './preload.ts'

let url: string
let made = 0

beforeEach(() => {
  url = `${location.origin}/call-${++made}`
})

afterEach(() => {
  document.querySelectorAll('link').forEach((link) => link.remove())
  vi.restoreAllMocks()
})

const preload = (attributes: object = {}) =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href: url, ...attributes }),
  )

/** The browser's record of an answer that came so long ago (ms). */
const answered = (ago: number, transferSize = 300) =>
  vi
    .spyOn(performance, 'getEntriesByName')
    .mockReturnValue([{ responseEnd: performance.now() - ago, transferSize } as PerformanceResourceTiming])

it('takes the answer of a preload that is under way, once', () => {
  preload()
  expect(takePreload(url)).toEqual({ isFresh: true })
  expect(takePreload(url)).toBeUndefined()
})

it('takes none where the page has none of this address, or of another kind', () => {
  preload({ href: `${url}-other` })
  preload({ as: 'script' })
  preload({ rel: 'prefetch' })
  expect(takePreload(url)).toBeUndefined()
})

it.each([
  ['a second ago', 1000, 300, true],
  ['six seconds ago', 6000, 300, false],
  ['from the browser’s cache', 1000, 0, false],
])('says whether the answer is what the shop says now: %s', (_, ago, size, isFresh) => {
  preload()
  answered(ago, size)
  expect(takePreload(url)).toEqual({ isFresh })
})
