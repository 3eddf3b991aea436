import { afterEach, describe, expect, it, vi } from 'vitest'
import { failure, form, json, page, sent, serve, text } from '#test/fetch-stub.ts'
import { getJson, getJsonOnce, postForRedirect, postJsonWithFormKey, sendJson } from './client.ts'

const keys = () => sent.map(({ path }) => new URL(path, location.href).searchParams.get('form_key'))

afterEach(() => void vi.useRealTimers())

describe('a call with effects', () => {
  it('is made once, whatever the answer is', async () => {
    serve(json({}, 500), json({}, 503, { 'retry-after': '0' }), { token: 'x' })
    expect((await failure(getJsonOnce('/x'))).kind).toBe('server')
    expect((await failure(getJsonOnce('/x'))).kind).toBe('server')
    expect(await getJsonOnce('/x')).toEqual({ token: 'x' })
    expect(sent).toHaveLength(3)
  })

  it('has a refusal in the data of a 403 alone', async () => {
    const refusal = { success: false, error_message: 'No.' }
    serve(json(refusal, 403), json(['x'], 403), text('<html></html>', 403), json(refusal, 400))
    expect(await getJsonOnce('/x')).toEqual(refusal)
    expect((await failure(getJsonOnce('/x'))).kind).toBe('blocked')
    expect((await failure(getJsonOnce('/x'))).kind).toBe('blocked')
    expect((await failure(getJsonOnce('/x'))).kind).toBe('business')
  })

  it('may be answered by nothing where the status says so', async () => {
    serve(() => new Response(null, { status: 204 }), text('', 200))
    expect(await sendJson('DELETE', '/x')).toBeUndefined()
    expect((await failure(sendJson('DELETE', '/x'))).kind).toBe('server')
  })
})

describe('a retry of what was read', () => {
  it('waits half a second after a fault of the shop', async () => {
    vi.useFakeTimers()
    serve(json({}, 500), { ok: 1 })
    const call = getJson('/x')
    await vi.advanceTimersByTimeAsync(499)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await call).toEqual({ ok: 1 })
  })

  it('comes after a wait of ten seconds, and not after a longer one', async () => {
    vi.useFakeTimers()
    serve(json({}, 503, { 'retry-after': '10' }), { ok: 1 })
    const call = getJson('/x')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await call).toEqual({ ok: 1 })
    serve(json({}, 503, { 'retry-after': '11' }), { ok: 1 })
    expect((await failure(getJson('/x'))).status).toBe(503)
  })
})

describe('data with the form key', () => {
  it('is sent once more with another key when a page came', async () => {
    document.cookie = 'form_key=aaaaaaaaaaaaaaaa; path=/'
    serve(page('http://localhost/'), { ok: 1 })
    expect(await postJsonWithFormKey('/x', { a: 1 })).toEqual({ ok: 1 })
    expect(sent.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}'])
    expect(keys()[0]).toBe('aaaaaaaaaaaaaaaa')
    expect(keys()[1]).toMatch(/^\w{16}$/)
    expect(keys()[1]).not.toBe(keys()[0])
  })

  it('is not sent again for any other answer', async () => {
    serve(page('http://localhost/customer/account/login/'), json({ message: 'No' }, 400), page())
    expect((await failure(postJsonWithFormKey('/x', {}))).kind).toBe('session')
    expect((await failure(postJsonWithFormKey('/x', {}))).kind).toBe('business')
    expect(sent).toHaveLength(2)
    expect((await failure(postJsonWithFormKey('/x', {}))).kind).toBe('formKeyOrSession')
    expect(sent).toHaveLength(4)
  })
})

describe('a form answered by a redirect', () => {
  it('leads to where the shop says, and is never sent again', async () => {
    serve(page('http://localhost/cart'))
    expect(await postForRedirect('/x', [['a', 1]])).toBe('http://localhost/cart')
    expect(form(sent[0]!.body)).toEqual([['a', '1']])
    expect(sent[0]!.body).toMatch(/&form_key=\w{16}$/)
    expect(sent).toHaveLength(1)
  })

  it('is a lost session where it leads to the login, and a failure where the shop fails', async () => {
    serve(page('http://localhost/customer/account/login/referer/x'))
    expect((await failure(postForRedirect('/x', []))).kind).toBe('session')
    serve(text('<html></html>', 500))
    expect((await failure(postForRedirect('/x', []))).kind).toBe('server')
    serve(() => Promise.reject(new TypeError('Failed to fetch')))
    expect((await failure(postForRedirect('/x', []))).kind).toBe('network')
    expect(sent).toHaveLength(3)
  })
})
