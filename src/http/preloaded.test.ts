import { afterEach, expect, it, vi } from 'vitest'
import { json, page, sent, serve, text } from '#test/fetch-stub.ts'
import { getJson, getJsonOnce, postIdempotent, sendJson } from './client.ts'

let path: string
let made = 0

const preload = () =>
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'fetch',
      href: `${location.origin}${(path = `/preloaded/${++made}`)}`,
    }),
  )
const isPlain = () => sent.map(({ headers }) => !headers.has('x-requested-with'))

afterEach(() => {
  document.querySelectorAll('link').forEach((link) => link.remove())
  Reflect.deleteProperty(Object.getPrototypeOf(document) as object, 'prerendering')
  vi.restoreAllMocks()
})

it('what the page has preloaded is read as the browser asked for it, and once', async () => {
  preload()
  serve({ ok: 1 }, { ok: 2 })
  expect(await getJson(path)).toEqual({ ok: 1 })
  expect(sent[0]!.options).not.toMatchObject({ cache: 'no-store' })
  expect(await getJson(path)).toEqual({ ok: 2 })
  expect(isPlain()).toEqual([true, false])
})

it.each([
  ['a failure', json({}, 404)],
  ['a page', page('http://localhost/elsewhere')],
  ['markup', text('<html></html>')],
  ['no data', text('')],
])('a preload that brought %s is asked for again', async (_, answer) => {
  preload()
  serve(answer, { ok: 2 })
  expect(await getJson(path)).toEqual({ ok: 2 })
  expect(isPlain()).toEqual([true, false])
})

it('an old preload is read and thrown away', async () => {
  preload()
  const entry = { responseEnd: performance.now() - 60_000, transferSize: 300 } as PerformanceResourceTiming
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([entry])
  serve({ ok: 1 }, { ok: 2 })
  expect(await getJson(path)).toEqual({ ok: 2 })
  expect(isPlain()).toEqual([true, false])
})

it('nothing but a read takes a preload', async () => {
  preload()
  serve({ ok: 1 })
  await postIdempotent(path, {})
  await getJsonOnce(path)
  expect(isPlain()).toEqual([false, false])
})

it('a page that is prepared in advance reads, and changes nothing before it is opened', async () => {
  Object.defineProperty(Object.getPrototypeOf(document) as object, 'prerendering', {
    value: true,
    configurable: true,
  })
  serve({ ok: 1 })
  const change = sendJson('POST', '/change', {})
  await getJson('/read')
  expect(sent.map((request) => request.path)).toEqual(['/read'])
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(await change).toEqual({ ok: 1 })
  expect(sent.map((request) => request.path)).toEqual(['/read', '/change'])
})
