import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendRequest } from '#http/transport.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import '#storefront/state/notices/shop-messages.ts'
import { readCookie, writeCookie } from './storage/cookies.ts'
import * as storages from './storage/storage.ts'
import { isPrerendering, whenActivated } from './lifecycle.ts'

const { local, session }: Record<'local' | 'session', storages.SafeStorage> = storages
const requests = vi.fn()

beforeEach(() => {
  Object.assign(Object.getPrototypeOf(document) as object, { prerendering: true })
  localStorage.setItem('kept', 'before')
  document.cookie = 'kept=before; path=/'
  requests.mockReset()
  vi.stubGlobal('fetch', (input: unknown, init?: RequestInit) => {
    requests(init?.method ?? 'GET', String(input))
    return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }))
  })
})
afterEach(() => {
  activate()
  vi.unstubAllGlobals()
})

/** The shopper opens the page. */
function activate() {
  Object.assign(Object.getPrototypeOf(document) as object, { prerendering: false })
  document.dispatchEvent(new Event('prerenderingchange'))
}

it('a prerendered page stores nothing, and reads what it would have stored', () => {
  local.set('new', '1')
  local.set('kept', 'after')
  session.set('new', '1')
  local.remove('gone')
  writeCookie('kept', 'after')
  expect([localStorage.getItem('kept'), localStorage.getItem('new')]).toEqual(['before', null])
  expect([sessionStorage.length, readCookie('kept')]).toEqual([0, 'before'])
  expect([local.get('kept'), local.get('new'), session.get('new')]).toEqual(['after', '1', '1'])
})

it('what another page has stored meanwhile is newer', () => {
  local.set('kept', 'after')
  localStorage.setItem('kept', 'newer')
  activate()
  expect(local.get('kept')).toBe('newer')
  local.set('kept', 'last')
  expect(localStorage.getItem('kept')).toBe('last')
})

it('it reads from the shop, and sends what changes anything when it is opened', async () => {
  const request = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    sendRequest(`http://localhost:8080/${method}`, { method, timeout: 50 })
  const changes = (['POST', 'PUT', 'DELETE'] as const).map(request)
  await request('GET')
  // Longer than the time limit, which begins with the sending.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(requests.mock.calls.map(([method]) => method as string)).toEqual(['GET'])
  activate()
  const answers = await Promise.all(changes)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

it('it leaves the messages, which the shop hands out once, to the page the shopper sees', async () => {
  const stop = $notices.listen(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(requests).not.toHaveBeenCalled()
  activate()
  await vi.waitFor(() => expect(requests).toHaveBeenCalled())
  stop()
})

it('what waits for the shopper can be given up', () => {
  const begin = vi.fn()
  expect(isPrerendering()).toBe(true)
  const stop = whenActivated(begin)
  stop()
  activate()
  expect(begin).not.toHaveBeenCalled()
  whenActivated(begin)
  expect(begin).toHaveBeenCalledOnce()
})
