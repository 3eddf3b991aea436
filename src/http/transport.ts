import { atom } from 'nanostores'
import { createFetch } from 'ofetch'
import { hostDocument, tryNative } from '#dom/document.ts'
import { activated, isPrerendering } from '#dom/lifecycle.ts'

/** A response before it is judged. */
export interface RawResponse {
  /** 0 without a response in time. */
  status: number
  /** Parsed JSON; undefined when the body is empty or no JSON. */
  body: unknown
  /** A page instead of data, or a redirect (trap: redirects). */
  isPage: boolean
  isJson: boolean
  /** After redirects. */
  url: string
  /** `Retry-After` in milliseconds. */
  retryAfter?: number
  /** Stopped by the caller's signal. */
  isAborted?: boolean
}

export interface RequestOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: string
  contentType?: string
  /** In milliseconds. */
  timeout: number
  signal?: AbortSignal
  /** Continues when the page is left. */
  keepalive?: boolean
  /** Id of the attempt that this request belongs to, where it must take effect once (wire: headers). */
  attempt?: string
  /** Besides those of every call. */
  headers?: Readonly<Record<string, string>>
  /** Sent as the browser sends a preload, to get its answer. */
  isPreloaded?: boolean
}

/** A call that has ended. `status` is 0 without a response in time. */
export interface EndedCall {
  method: string
  url: string
  status: number
  isAborted?: boolean
}

/** The call that has ended last; only debug mode and the field figures listen. */
export const $endedCall = atom<EndedCall | undefined>()

/** Uses the page's `fetch` as it is at each call. Retries and errors are decided in `client.ts`. */
const fetchText = createFetch({
  fetch: (...args: Parameters<typeof fetch>) => globalThis.fetch(...args),
  defaults: {
    retry: false,
    ignoreResponseError: true,
    credentials: 'same-origin',
    parseResponse: (text) => text,
  },
})

/** Sends one request; on a prerendered page all but reads wait until the shopper opens it. Never rejects. */
export async function sendRequest(url: string, request: RequestOptions): Promise<RawResponse> {
  const response = await requestOnce(url, request)
  $endedCall.set({ ...response, method: request.method, url })
  return response
}

async function requestOnce(
  path: string,
  { timeout, signal, contentType, isPreloaded, attempt, headers: own, ...request }: RequestOptions,
): Promise<RawResponse> {
  if (request.method !== 'GET' && isPrerendering()) await activated()
  const limit = deadline(timeout, signal)
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...own,
  }
  if (contentType) headers['Content-Type'] = contentType
  if (attempt) headers['Idempotency-Key'] = attempt
  try {
    const call = fetchText.raw<string, 'text'>(path, {
      ...request,
      ...(!isPreloaded && { headers, cache: 'no-store' }),
      signal: limit.signal,
    })
    return toRawResponse(await Promise.race([call, limit.over]))
  } catch {
    return {
      status: 0,
      body: undefined,
      isPage: false,
      isJson: false,
      url: '',
      isAborted: signal?.aborted ?? false,
    }
  } finally {
    limit.done()
  }
}

/** A time limit for headers and body together, which also holds where `fetch` ignores its signal. */
function deadline(timeout: number, outer: AbortSignal | undefined) {
  const controller = tryNative(() => new AbortController())
  let stop!: () => void
  const over = new Promise<never>((_, reject) => {
    stop = () => {
      controller?.abort()
      reject(new Error('over'))
    }
  })
  over.catch(() => undefined)
  const timer = setTimeout(stop, timeout)
  if (outer?.aborted) stop()
  outer?.addEventListener('abort', stop, { once: true })
  const done = () => {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
  return { signal: controller?.signal, over, done }
}

function toRawResponse(response: Response & { _data?: unknown }): RawResponse {
  const text = typeof response._data === 'string' ? response._data.trim() : ''
  const opened = parseJson(text)
  const isElsewhere = response.redirected || (response.status >= 300 && response.status < 400)
  return {
    status: response.status,
    body: opened?.value,
    isJson: opened !== undefined,
    isPage: isElsewhere || /^<(!doctype|html|head|body)\b/i.test(text),
    url: response.headers.get('location') ?? response.url,
    retryAfter: readRetryAfter(response.headers.get('retry-after')),
  }
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    // An own `__proto__` member would become a prototype when the object is copied by assignment.
    const value: unknown = text.includes('__proto__') ? JSON.parse(text, withoutProto) : JSON.parse(text)
    return { value }
  } catch {
    return undefined
  }
}

const withoutProto = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)

function readRetryAfter(text: string | null): number | undefined {
  if (!text) return undefined
  const wait = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}

/** How long (ms) an answer may have waited for its reader: what the shopper did since then is not in it. */
const FRESH = 5000

/** The preloads that were read. */
const taken = new WeakSet<Element>()

/**
 * A preload of this address by the page or the loader (`<link rel=preload as=fetch>`) that nothing has read yet. Only a
 * GET without headers and with the default cache mode gets its answer, in all browsers. An old preload is to be read as
 * well, and its answer thrown away: some browsers would give it to the next request.
 */
export function takePreload(url: string): { isFresh: boolean } | undefined {
  const links = hostDocument.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')
  const preload = [...links].find((link) => link.href === url)
  if (!preload || taken.has(preload)) return undefined
  taken.add(preload)
  return { isFresh: tryNative(() => isRecent(url)) ?? false }
}

/** Without an entry it is under way. One of size 0 came out of the browser's cache. */
function isRecent(url: string) {
  const [entry] = performance.getEntriesByName(url, 'resource').slice(-1) as PerformanceResourceTiming[]
  return !entry || (entry.transferSize !== 0 && performance.now() - entry.responseEnd < FRESH)
}

/**
 * Resolves to the answer that was preloaded for this call. Undefined if it is missing, old or not a success.
 */
export async function readPreload(url: string, request: RequestOptions): Promise<RawResponse | undefined> {
  const preload = request.method === 'GET' ? takePreload(url) : undefined
  if (!preload) return undefined
  const response = await sendRequest(url, { ...request, isPreloaded: true })
  return preload.isFresh && response.status === 200 && response.isJson && !response.isPage
    ? response
    : undefined
}
