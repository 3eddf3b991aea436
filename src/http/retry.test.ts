import { afterEach, describe, expect, it, vi } from 'vitest'
import { failure, json, page, sent, serve } from '#test/fetch-stub.ts'
import type { ApiError } from './api-error.ts'
import { postAction, postIdempotent, postForm, getJson, sendJson } from './client.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('a retry', () => {
  it('comes no earlier than `Retry-After`, in seconds or by date', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') })
    for (const retryAfter of ['2', 'Thu, 01 Jan 2026 00:00:02 GMT']) {
      vi.setSystemTime(Date.parse('2026-01-01T00:00:00Z'))
      const before = sent.length
      serve(json({}, 503, { 'retry-after': retryAfter }), json({ ok: 1 }))
      const call = getJson('/x')
      await vi.advanceTimersByTimeAsync(1999)
      expect(sent.length - before).toBe(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(await call).toEqual({ ok: 1 })
    }
  })

  it('does not come after a `Retry-After` that is too long or missing', async () => {
    vi.useFakeTimers()
    serve(json({}, 503, { 'retry-after': '3600' }), json({}, 503), json({ ok: 1 }))
    expect((await failure(getJson('/x'))).kind).toBe('server')
    expect((await failure(getJson('/x'))).kind).toBe('server')
    expect(sent).toHaveLength(2)
  })

  it('is the last', async () => {
    vi.useFakeTimers()
    serve(json({}, 500))
    const call = failure(postIdempotent('/x', {}))
    await vi.runAllTimersAsync()
    expect((await call).kind).toBe('server')
    expect(sent).toHaveLength(2)
  })

  it('does not come when the caller left meanwhile', async () => {
    vi.useFakeTimers()
    serve(json({}, 500))
    const stop = new AbortController()
    const call = failure(getJson('/x', { signal: stop.signal }))
    await vi.advanceTimersByTimeAsync(100)
    stop.abort()
    await vi.runAllTimersAsync()
    await call
    expect(sent).toHaveLength(1)
  })

  it('is never made of a change', async () => {
    vi.useFakeTimers()
    serve(json({}, 500), json({}, 503, { 'retry-after': '0' }), () => Promise.reject(new TypeError('x')))
    for (const kind of ['server', 'server', 'network']) {
      const call = failure(sendJson('POST', '/x', {}))
      await vi.runAllTimersAsync()
      expect((await call).kind).toBe(kind)
    }
    expect(sent).toHaveLength(3)
  })
})

describe('a form', () => {
  it('takes the key that came meanwhile when its own was refused', async () => {
    document.cookie = 'form_key=aaaaaaaaaaaaaaaa; path=/'
    serve(
      () => {
        document.cookie = 'form_key=bbbbbbbbbbbbbbbb; path=/'
        return page()()
      },
      json({ success: true }),
    )
    await postForm('/x', [['a', 1]])
    expect(sent.map(({ body }) => body)).toEqual([
      'a=1&form_key=aaaaaaaaaaaaaaaa',
      'a=1&form_key=bbbbbbbbbbbbbbbb',
    ])
  })

  it('carries the id of its attempt, also when it is sent again', async () => {
    serve(page(), json({ success: true }))
    await postForm('/x', [], { attempt: 'a1' })
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['a1', 'a1'])
  })

  it('answered from elsewhere is not answered, even in data', async () => {
    const elsewhere = () => Object.defineProperty(json({ success: true })(), 'redirected', { value: true })
    serve(elsewhere)
    expect((await failure(postAction('/x', []))).kind).toBe('formKeyOrSession')
  })

  it('led to the login is a lost session, and nothing is sent again', async () => {
    serve(page('http://localhost:8080/customer/account/login/'))
    expect((await failure(postForm('/x', []))).kind).toBe('session')
    expect(sent).toHaveLength(1)
  })

  it.each([
    [{ success: true }, undefined],
    [{ error: false, message: 'Done' }, undefined],
    [{ errors: [], success: 'true' }, undefined],
    [{ success: false, error_message: 'Not found' }, 'Not found'],
    [{ error: 1, message: 'There is an issue' }, 'There is an issue'],
    [{ error: 'Something else' }, 'Something else'],
    [{ errors: true, message: 'Invalid login or password.' }, 'Invalid login or password.'],
    [{ success: '0' }, ''],
  ])('answered by %j is judged as the controllers mean it', async (answer, refusal) => {
    serve(json(answer))
    const outcome = await postAction('/x', []).then(
      () => undefined,
      (error: ApiError) => `${error.kind}: ${error.text}`,
    )
    expect(outcome).toBe(refusal === undefined ? undefined : `business: ${refusal}`)
  })

  it('answered by something that is no envelope is a fault of the shop', async () => {
    serve(json(['x']))
    expect((await failure(postAction('/x', []))).kind).toBe('server')
  })
})
