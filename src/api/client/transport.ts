import { createFetch } from 'ofetch'

/** What came back, whatever it was. */
export interface RawResponse {
  /** 0 when nothing answered in time. */
  status: number
  /** Opened JSON; undefined when the body was empty or is no JSON. */
  body: unknown
  /** A page instead of data, or an answer from elsewhere than we asked (d.15). */
  isPage: boolean
  isJson: boolean
  /** Where the answer came from in the end. */
  url: string
  /** Milliseconds the server asks to wait. */
  retryAfter?: number
  /** The caller's signal ended it. */
  isAborted?: boolean
}

export interface RequestOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: string
  contentType?: string
  timeout: number
  signal?: AbortSignal
  keepalive?: boolean
}

/** The page's fetch as it is at each call; no retries and no throwing of its own (each would break a rule of ours). */
const fetchText = createFetch({
  fetch: (...args: Parameters<typeof fetch>) => globalThis.fetch(...args),
  Headers: globalThis.Headers,
  AbortController: globalThis.AbortController,
}).create({
  retry: false,
  ignoreResponseError: true,
  credentials: 'same-origin',
  parseResponse: (text) => text,
})

/** One request, one answer. Never rejects. */
export async function sendRequest(
  path: string,
  { timeout, signal, contentType, ...request }: RequestOptions,
): Promise<RawResponse> {
  const limit = deadline(timeout, signal)
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
  if (contentType) headers['Content-Type'] = contentType
  try {
    const call = fetchText.raw<string, 'text'>(path, {
      ...request,
      headers,
      cache: 'no-store',
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

/** Covers the body as well, and fetches that pay no heed to signals. */
function deadline(timeout: number, outer: AbortSignal | undefined) {
  const controller = new AbortController()
  const stop = () => controller.abort()
  const timer = setTimeout(stop, timeout)
  const over = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new Error('over')), { once: true })
  })
  over.catch(() => undefined)
  if (outer?.aborted) stop()
  outer?.addEventListener('abort', stop, { once: true })
  const done = () => {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
  return { signal: controller.signal, over, done }
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
    // Own `__proto__` members are harmless until somebody copies them.
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
