import { afterEach, beforeEach, expect } from 'vitest'
import type { ApiError } from '#http/api-error.ts'

export interface Sent {
  method: string
  /** Path and query. */
  path: string
  headers: Headers
  body: string
  options: RequestInit | undefined
}

/** Requests of the running test, in order. */
export let sent: Sent[] = []

const original = globalThis.fetch
beforeEach(() => {
  sent = []
})
afterEach(() => {
  globalThis.fetch = original
})

type Served = Response | (() => Response | Promise<Response>)

/** Stubs `fetch` with these bodies as JSON, or with ready responses, in turn; the last one is repeated. */
export function serve(...answers: unknown[]): void {
  const waiting = [...answers]
  globalThis.fetch = async (input, options) => {
    const request = new Request(input, options)
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    sent.push({ method, path: pathname + search, headers, body: await request.text(), options })
    const next = waiting.length > 1 ? waiting.shift() : waiting[0]
    if (typeof next === 'function') return (next as Exclude<Served, Response>)()
    return next instanceof Response ? next : json(next)()
  }
}

/** A response with a JSON body. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  text(JSON.stringify(body), status, { 'content-type': 'application/json', ...headers })

/** A response with this exact text. */
export const text =
  (body: string, status = 200, headers: Record<string, string> = {}) =>
  () =>
    new Response(body, { status, headers })

/** A response with an HTML page, redirected to if a URL is given. */
export const page = (url?: string) => () => {
  const response = text('<!doctype html><html></html>', 200, { 'content-type': 'text/html' })()
  if (url) Object.defineProperties(response, { redirected: { value: true }, url: { value: url } })
  return response
}

/** Fields of a sent form, without the form key. */
export const form = (body: string): [string, string][] =>
  [...new URLSearchParams(body)].filter(([name]) => name !== 'form_key')

/** The error a call rejects with. */
export const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable('the call did not fail'),
    (error: ApiError) => error,
  )
