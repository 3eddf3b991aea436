import { afterEach, expect } from 'vitest'

/** One exchange with a real storefront, as recorded. */
export interface Recorded {
  request: { method: string; path: string; body?: unknown }
  response: {
    status: number
    type: string
    body?: unknown
    /** The exact text, where it matters how a scalar is written. */
    raw?: string
    /** Title of an HTML page. */
    page?: string
    location?: string
    /** The `mage-messages` cookie of the response. */
    messages?: string
  }
}

export interface Sent {
  method: string
  path: string
  headers: Headers
  body: unknown
}

const original = globalThis.fetch
afterEach(() => {
  globalThis.fetch = original
})

/**
 * Stubs `fetch` with recorded exchanges, one after another, as a browser sees them: redirects are followed and cookies
 * kept. Returns the requests sent. A request of another method or path than the recorded one fails the test.
 */
export function replay(...exchanges: unknown[]): Sent[] {
  const waiting = [...(exchanges as Recorded[])]
  const sent: Sent[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    const body = request.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text
    sent.push({ method: request.method, path: pathname + search, headers: request.headers, body })
    const next = waiting.shift()
    if (!next) throw new Error(`nothing recorded for ${request.method} ${pathname}`)
    expect(`${request.method} ${pathname}`).toBe(`${next.request.method} ${next.request.path.split('?')[0]}`)
    return toResponse(next.response)
  }
  return sent
}

function toResponse({ status, type, body, raw, page, location, messages }: Recorded['response']): Response {
  if (messages) document.cookie = `mage-messages=${messages}; path=/`
  const html = `<!doctype html><html><head><title>${page}</title></head><body></body></html>`
  const text = page === undefined ? (raw ?? JSON.stringify(body)) : html
  const response = new Response(text, { status: location ? 200 : status, headers: { 'content-type': type } })
  if (location) Object.defineProperties(response, { redirected: { value: true }, url: { value: location } })
  return response
}

/** The error a call rejects with. */
export async function failure<E>(call: Promise<unknown>): Promise<E> {
  try {
    await call
  } catch (error) {
    return error as E
  }
  throw new Error('the call did not fail')
}
