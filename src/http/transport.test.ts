import { afterEach, expect, it, vi } from 'vitest'
import { json, page, sent, serve, text } from '#test/fetch-stub.ts'
import { read, sources } from '#test/sources.ts'
import { sendRequest } from './transport.ts'

const request = (options: { signal?: AbortSignal } = {}) =>
  sendRequest('/x', { method: 'GET', timeout: 1000, ...options })

afterEach(() => void vi.useRealTimers())

it.each([
  ['data', json({ a: 1 }), { isPage: false, isJson: true, body: { a: 1 } }],
  ['data with space around it', text(' [1] \n'), { isPage: false, isJson: true, body: [1] }],
  ['no text at all', text(''), { isPage: false, isJson: false, body: undefined }],
  ['a page', text('<html lang="en">'), { isPage: true, isJson: false }],
  ['a page’s body alone', text('<BODY class="x">'), { isPage: true }],
  ['markup that is no page', text('<header>'), { isPage: false }],
  ['text before a page', text('x <html>'), { isPage: false }],
  ['data it was redirected to', page('http://localhost:8080/elsewhere'), { isPage: true }],
  ['an error', json({ message: 'no' }, 400), { status: 400, isPage: false, body: { message: 'no' } }],
  ['a redirect that was not followed', text('', 302, { location: '/cart' }), { isPage: true, url: '/cart' }],
])('%s is known for what it is', async (_, answer, expected) => {
  serve(answer)
  expect(await request()).toMatchObject(expected)
})

it('every request asks for JSON: Magento 2.4.7 answers 500 to Accept: text/html alone wherever it loads a cart', async () => {
  serve({}, {}, {})
  await request()
  await sendRequest('/x', { method: 'POST', body: 'a=1', timeout: 1000, headers: { 'X-Captcha': 'Ab3' } })
  await sendRequest('/x', { method: 'PUT', body: '{}', timeout: 1000, contentType: 'application/json' })
  expect(sent.map(({ headers }) => headers.get('accept'))).toEqual(Array(3).fill('application/json'))
  const ours = sources.filter((file) => /^(src|widgets|loader)/.test(file) && !file.includes('.test.'))
  expect(ours.filter((file) => /accept['"]?:\s*['"`]text\/html['"`]/i.test(read(file)))).toEqual([])
})

it.each([
  ['in seconds', '12', 12_000],
  ['in seconds with space around them', ' 7 ', 7_000],
  ['by a date', 'Mon, 23 Nov 2026 00:00:30 GMT', 30_000],
  ['by a date that is over', 'Sun, 22 Nov 2026 00:00:00 GMT', 0],
  ['by what is no time', 'soon', undefined],
  ['by a number with more behind it', '12 apples', undefined],
])('how long to wait is read %s', async (_, header, wait) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T00:00:00Z'), toFake: ['Date'] })
  serve(json({}, 503, { 'retry-after': header }))
  expect((await request()).retryAfter).toBe(wait)
})

it('what never arrives has status 0, and says whether we gave it up', async () => {
  const never = () => new Promise<Response>(() => undefined)
  const nothing = { status: 0, body: undefined, isPage: false, isJson: false, url: '' }
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await request()).toEqual({ ...nothing, isAborted: false })
  serve(never)
  const controller = new AbortController()
  const given = request({ signal: controller.signal })
  controller.abort()
  expect(await given).toEqual({ ...nothing, isAborted: true })
  expect(await request({ signal: AbortSignal.abort() })).toEqual({ ...nothing, isAborted: true })
  vi.useFakeTimers()
  const late = request()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await late).toEqual({ ...nothing, isAborted: false })
})

it('a time limit ends with its answer', async () => {
  vi.useFakeTimers()
  serve({})
  await request()
  expect(vi.getTimerCount()).toBe(0)
})
