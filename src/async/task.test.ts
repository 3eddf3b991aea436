import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#http/api-error.ts'
import { refusalOf } from './refusals.ts'
import { $tasks, isRunning, task } from './task.ts'

const state = () => $tasks.get().coupon
/** Work that ends when it is let go. */
function held() {
  let end!: () => void
  let fail!: () => void
  const work = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = () => reject(new Error('not today'))
  })
  return { end, fail, work: () => work }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

it('an action runs until its work has ended', async () => {
  const { work, end } = held()
  const done = task('coupon', work)
  expect([state(), isRunning('coupon'), isRunning('prime')]).toEqual(['running', true, false])
  end()
  await done
  expect([state(), isRunning('coupon')]).toEqual([undefined, false])
})

it('an action that throws has failed until it is tried again, and does not reject', async () => {
  await task('coupon', () => Promise.reject(new Error('not today')))
  expect([state(), isRunning('coupon')]).toEqual(['failed', false])
  const { work, end } = held()
  const again = task('coupon', work)
  expect(state()).toBe('running')
  end()
  await again
  expect(state()).toBeUndefined()
})

it('an action that was begun twice runs until both have ended, and the last one says how', async () => {
  const [first, second] = [held(), held()]
  const both = [task('coupon', first.work), task('coupon', second.work)]
  first.fail()
  await both[0]
  expect(state()).toBe('running')
  second.end()
  await both[1]
  expect(state()).toBeUndefined()
})

it('a refusal is said in the shop’s words', () => {
  expect(refusalOf(new ApiError('business', 400, { text: 'Not there.' }))).toBe('Not there.')
})

it.each([
  ['the network is there', 'network', true, 'state.failed'],
  ['it is not, so the answer alone may be lost', 'network', false, 'state.offline-now'],
  ['it is not, but the shop has answered', 'server', false, 'state.failed'],
] as const)('a failure without words where %s', (_, kind, isOnline, key) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  expect(refusalOf(new ApiError(kind, 0))).toEqual({ key })
})

it('a failure without words says that cookies are blocked, where they are', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  expect(refusalOf(new ApiError('business', 200))).toEqual({ key: 'state.cookies' })
})

it('what is no answer of the shop is no refusal', () => {
  expect(() => refusalOf(new TypeError('ours'))).toThrow('ours')
})
