import { afterEach, describe, expect, it, vi, beforeEach } from 'vitest'
import { failure, json, sent, serve, text } from '#test/fetch-stub.ts'
import { ApiError, ifMissing, isCartGone, mayBeCartGone } from './api-error.ts'
import { getJson, sendJson } from './client.ts'
import { takePreload } from './transport.ts'

afterEach(() => {
  vi.useRealTimers()
  delete (Array.prototype as unknown as { toJSON?: unknown }).toJSON
})

describe('an answer', () => {
  it.each([
    ['cut off', '{"items":[1,', 'server'],
    ['with a notice of PHP before it', '<br />\n<b>Notice</b>: x{"items":[]}', 'server'],
    ['empty', '', 'server'],
    ['with what is no number', '{"total":NaN}', 'server'],
    ['that is a page', '<!DOCTYPE html><html></html>', 'formKeyOrSession'],
  ])('%s is no answer', async (_name, body, kind) => {
    serve(text(body, 200, { 'content-type': 'application/json' }))
    const error = await failure(getJson('/x'))
    expect([error.kind, error.status]).toEqual([kind, 200])
  })

  it.each([
    [
      400,
      { message: '"%fieldName" is wrong', parameters: { fieldName: 'city' } },
      'business',
      '"city" is wrong',
    ],
    [401, { message: 'no' }, 'session', ''],
    [403, { message: 'no' }, 'blocked', ''],
    [405, { message: 'no' }, 'blocked', ''],
    [429, '<html></html>', 'blocked', ''],
    [404, { message: 'Gift Card is not valid' }, 'business', 'Gift Card is not valid'],
    [404, { message: 'Request does not match any route.' }, 'route', ''],
    [404, { message: 'Current customer does not have an active cart.' }, 'cartLost', expect.any(String)],
    [502, '<html></html>', 'server', ''],
    [500, { messages: { error: [{ code: 500, message: 'SQLSTATE[23000]' }] } }, 'server', ''],
    [
      400,
      { messages: { error: [{ code: 400, message: 'Bad %1', parameters: ['x'] }] } },
      'business',
      'Bad x',
    ],
  ])('of status %i with %j is kind %s', async (status, body, kind, message) => {
    vi.useFakeTimers()
    serve(json(body, status))
    const call = failure(getJson('/x'))
    await vi.runAllTimersAsync()
    const error = await call
    expect([error.kind, error.status, error.text]).toEqual([kind, status, message])
    // Error messages end in logs, and the shop's message may repeat what the shopper typed.
    expect(error.message).toBe(`${kind} ${status}`)
  })

  it('that was cut while being read is a failure, not half the data', async () => {
    serve(() => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"items":[1'))
          controller.error(new TypeError('cut'))
        },
      })
      return new Response(body, { status: 200, headers: { 'content-type': 'application/json' } })
    })
    expect((await failure(getJson('/x'))).kind).toBe('network')
  })

  it('cannot bring prototypes of its own', async () => {
    serve(text('{"a":{"__proto__":{"x":1}},"list":[{"__proto__":[]}]}'))
    const answer = (await getJson('/x')) as { a: object }
    expect(Object.hasOwn(answer.a, '__proto__')).toBe(false)
  })

  it('may be a bare scalar', async () => {
    serve(text('true'), text('"40"'), text('[]'))
    expect([await getJson('/x'), await getJson('/x'), await getJson('/x')]).toEqual([true, '40', []])
  })
})

describe('a call', () => {
  it('carries what the storefront requires', async () => {
    serve(json({}))
    await getJson('/rest/default/V1/carts/mine/totals')
    const [request] = sent
    expect(request!.path).toBe('/rest/default/V1/carts/mine/totals')
    expect(request!.headers.get('x-requested-with')).toBe('XMLHttpRequest')
    expect(request!.headers.get('accept')).toBe('application/json')
    expect(request!.options).toMatchObject({ credentials: 'same-origin', cache: 'no-store' })
  })

  it('has a clean body on pages that gave lists a toJSON', async () => {
    Object.assign(Array.prototype, {
      toJSON(this: unknown[]) {
        return `[${this.join()}]`
      },
    })
    serve(json(true))
    await sendJson('POST', '/x', { address: { street: ['1 Main St', 'Apt 4'] } })
    expect(sent[0]!.body).toBe('{"address":{"street":["1 Main St","Apt 4"]}}')
  })

  it('has no body and no type of one when there is nothing to send', async () => {
    serve(json(true))
    await sendJson('PUT', '/x')
    expect(sent[0]!.body).toBe('')
    expect(sent[0]!.headers.get('content-type')).toBeNull()
  })

  it('without a response ends: a GET after 15 seconds, a change after 20', async () => {
    vi.useFakeTimers()
    serve(() => new Promise<Response>(() => {}))
    const ends: string[] = []
    const record = (name: string) => (error: ApiError) => ends.push(`${name} ${error.kind} ${error.status}`)
    void getJson('/x').catch(record('read'))
    void sendJson('PUT', '/x').catch(record('write'))
    await vi.advanceTimersByTimeAsync(14_999)
    expect(ends).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(ends).toEqual(['read network 0'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(ends).toEqual(['read network 0', 'write network 0'])
  })

  it('whose body never ends, ends as well', async () => {
    vi.useFakeTimers()
    serve(() => new Response(new ReadableStream({}), { status: 200 }))
    const call = failure(getJson('/x'))
    await vi.advanceTimersByTimeAsync(15_000)
    expect((await call).kind).toBe('network')
  })

  it('without a network is distinguished from one we aborted', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')))
    expect((await failure(getJson('/x'))).kind).toBe('network')
    serve(() => new Promise<Response>(() => {}))
    const stop = new AbortController()
    const call = failure(getJson('/x', { signal: stop.signal }))
    stop.abort()
    expect((await call).kind).toBe('aborted')
    expect((await failure(getJson('/x', { signal: stop.signal }))).kind).toBe('aborted')
  })
})

describe('an error', () => {
  const error = (kind: ApiError['kind']) => new ApiError(kind, 400)

  it('means a cart that is gone, or may, by its kind alone', () => {
    const kinds = ['cartLost', 'session', 'formKeyOrSession', 'business', 'network'] as const
    expect(kinds.map((kind) => isCartGone(error(kind)))).toEqual([true, true, false, false, false])
    expect(kinds.map((kind) => mayBeCartGone(error(kind)))).toEqual([true, true, true, false, false])
    const other = Object.assign(new Error(), { kind: 'cartLost' })
    expect([isCartGone(other), mayBeCartGone(other)]).toEqual([false, false])
    expect([undefined, null, 'x'].map(mayBeCartGone)).toEqual([false, false, false])
  })

  it('of a route that is missing has something in its place, every other goes on', () => {
    const read = ifMissing(() => 'instead')
    expect(read(error('route'))).toBe('instead')
    expect(() => read(error('server'))).toThrow(ApiError)
    expect(() => read(new Error('ours'))).toThrow('ours')
  })
})

describe('a preload by the page', () => {
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
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'fetch',
        href: url,
        ...attributes,
      }),
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
})
