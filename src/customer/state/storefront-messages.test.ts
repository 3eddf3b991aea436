import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failure, json, sent, serve } from '#test/fetch-stub.ts'
import { readCookie } from '#dom/storage/cookies.ts'
import { fetchMessages, untilConfirmed } from './storefront-messages.ts'

const leave = (...messages: object[]) =>
  (document.cookie = `mage-messages=${encodeURIComponent(JSON.stringify(messages))}; path=/`)
const queued = (...messages: object[]) => serve({ messages: { messages } })
const done = { type: 'success', text: 'It is in your wish list.' }
const refused = { type: 'error', text: 'It is &quot;sold out&quot;.' }

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  document.cookie = 'mage-messages=; path=/; expires=Thu, 01 Jan 1970 00:00:01 GMT'
  vi.restoreAllMocks()
})

it('what the shop says is in the cookie of the redirect, and behind it in the queue', async () => {
  leave(refused)
  queued(done)
  expect(await fetchMessages()).toEqual([refused, done])
  expect(readCookie('mage-messages') ?? '').toBe('')
})

it.each([
  ['fails', json({}, 400)],
  ['has no queue', json({})],
  ['has another shape', json({ messages: 'x' })],
])('a queue that cannot be read is none, and the cookie counts: the shop %s', async (_, answer) => {
  leave(refused)
  serve(answer)
  expect(await fetchMessages()).toEqual([refused])
})

it('a post is confirmed by a success, from the cookie without another call', async () => {
  leave(done)
  queued(refused)
  await untilConfirmed(Promise.resolve())
  expect(sent).toEqual([])
  queued(done)
  await untilConfirmed(Promise.resolve())
  expect(sent).toHaveLength(1)
})

it('a post is refused in the shop’s words, whatever else succeeded', async () => {
  queued(done, refused, { type: 'notice', text: 'Choose <b>another</b>.' })
  const error = await failure(untilConfirmed(Promise.resolve()))
  expect([error.kind, error.text]).toEqual(['business', 'It is "sold out". Choose another.'])
})

it('a post of which the shop says nothing is not confirmed', async () => {
  queued()
  expect(await failure(untilConfirmed(Promise.resolve()))).toMatchObject({ kind: 'business', text: '' })
})

it('a post that did not arrive says why, and nothing is asked', async () => {
  serve({})
  await expect(untilConfirmed(Promise.reject(new Error('no way')))).rejects.toThrow('no way')
  expect(sent).toEqual([])
})
