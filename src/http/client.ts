import { isObject } from '#lib/json.ts'
import { formKey, renewFormKey } from '#dom/storage/cookies.ts'
import { toJson } from '#dom/safe-json.ts'
import { ApiError, toApiError } from './api-error.ts'
import { errorOf } from './envelope.ts'
import { type RawResponse, readPreload, type RequestOptions, sendRequest } from './transport.ts'
import { isFresh } from '#lib/freshness.ts'
import { readPageConfig } from '#storefront/page/config.ts'
import { shopSession } from '#storefront/page/shop-storage.ts'

export type CallOptions = Partial<
  Pick<RequestOptions, 'signal' | 'timeout' | 'keepalive' | 'attempt' | 'headers'>
>

const GET_TIMEOUT = 15_000
const CHANGE_TIMEOUT = 20_000
/** A call with a longer `Retry-After` (ms) is not retried. */
const MAX_RETRY_DELAY = 10_000
const RETRY_DELAY = 500

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded; charset=UTF-8'

/**
 * GET of a REST route or a frontend controller, retried once (trap: one-change-at-a-time). Returns the parsed JSON;
 * throws ApiError.
 */
export const getJson = (path: string, options?: CallOptions): Promise<unknown> =>
  requestWithRetry(path, 'GET', undefined, options)

/** A POST that saves nothing on the server, so that it is retried like a GET (trap: estimates-save-nothing). */
export const postIdempotent = (path: string, body: object, options?: CallOptions): Promise<unknown> =>
  requestWithRetry(path, 'POST', body, options)

async function requestWithRetry(
  path: string,
  method: 'GET' | 'POST',
  body: object | undefined,
  options: CallOptions = {},
) {
  const request: RequestOptions = { method, ...jsonBody(body), timeout: GET_TIMEOUT, ...options }
  const first = (await readPreload(toUrl(path), request)) ?? (await callShop(path, request))
  const wait = retryDelay(first)
  if (wait === undefined || !(await pause(wait, options.signal))) return bodyOf(first)
  return bodyOf(await callShop(path, request))
}

/**
 * A GET with side effects (wire: paypal-token), never retried. A 403 with a JSON body is returned, as it carries a
 * refusal.
 */
export async function getJsonOnce(path: string): Promise<unknown> {
  const response = await callShop(path, { method: 'GET', timeout: GET_TIMEOUT })
  const isRefusal = response.status === 403 && isObject(response.body)
  return isRefusal ? response.body : bodyOf(response)
}

/** A change through REST, never retried. Returns the parsed JSON; throws ApiError. */
export async function sendJson(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  options: CallOptions = {},
): Promise<unknown> {
  return bodyOf(await callShop(path, { method, ...jsonBody(body), timeout: CHANGE_TIMEOUT, ...options }))
}

interface FormOptions extends CallOptions {
  /** This controller responds with a redirect, so a page does not mean a refused form key. */
  acceptsPage?: boolean
}

export type FormFields = readonly (readonly [name: string, value: string | number])[]

/**
 * Posts a form with the form key to a frontend controller (wire: form-key, wire: refused-form). Redirected to a page,
 * it is sent once more with another key. Returns the parsed JSON, which may still hold a refusal; throws ApiError.
 */
export function postForm(path: string, fields: FormFields, options: FormOptions = {}): Promise<unknown> {
  const { acceptsPage, ...rest } = options
  return sendWithKey((key) => sendForm(path, fields, key, rest), acceptsPage)
}

/**
 * Posts JSON to a frontend controller that expects the form key in the query (wire: form-key). Otherwise like
 * `postForm`.
 */
export function postJsonWithFormKey(path: string, body: object): Promise<unknown> {
  const request: RequestOptions = { method: 'POST', ...jsonBody(body), timeout: CHANGE_TIMEOUT }
  return sendWithKey((key) => callShop(`${path}?form_key=${key}`, request))
}

/**
 * A page that comes instead of data says that the key was refused and nothing was done, so another may be tried
 * (wire: refused-form).
 */
async function sendWithKey(
  sendBy: (key: string) => Promise<RawResponse>,
  acceptsPage?: boolean,
): Promise<unknown> {
  const key = formKey()
  const first = await sendBy(key)
  const isRefused = !acceptsPage && isGoodPage(first) && !isLogin(first)
  return bodyOf(isRefused ? await sendBy(renewFormKey(key)) : first)
}

/**
 * Posts a form as `postForm` does, for responses that carry their own success (wire: controller-answers): a refusal
 * is thrown as a business ApiError.
 */
export async function postAction(
  path: string,
  fields: FormFields,
  options?: FormOptions,
): Promise<Record<string, unknown>> {
  const response = await postForm(path, fields, options)
  const refusal = errorOf(response)
  if (refusal) throw refusal
  return response as Record<string, unknown>
}

/** Posts a form, never retried, to a controller that responds with a redirect. Returns its target; throws ApiError. */
export async function postForRedirect(
  path: string,
  fields: FormFields,
  options?: CallOptions,
): Promise<string> {
  const response = await sendForm(path, fields, formKey(), options)
  if (!isGoodPage(response) || isLogin(response)) bodyOf(response)
  return response.url
}

function sendForm(
  path: string,
  fields: FormFields,
  key: string,
  options?: CallOptions,
): Promise<RawResponse> {
  const body = new URLSearchParams()
  for (const [name, value] of fields) body.append(name, String(value))
  body.append('form_key', key)
  const request = { method: 'POST', body: body.toString(), contentType: FORM_TYPE } as const
  return callShop(path, { ...request, timeout: CHANGE_TIMEOUT, ...options })
}

const isGoodPage = ({ isPage, status }: RawResponse) => isPage && status < 400

const isLogin = ({ url }: RawResponse) => url.includes('/customer/account/login')

/** An answer without a page or data. */
const MISSING = { status: 404, url: '' } as RawResponse

/** Calls a route of the shop, unless the shop is known not to have it (trap: stock-magento). */
async function callShop(path: string, request: RequestOptions): Promise<RawResponse> {
  const route = routeOf(path)
  const key = `bezel-missing${route}` as const
  const { ownRoutes } = readPageConfig()
  if (ownRoutes && !ownRoutes.includes(route) && ADDED.test(route)) return MISSING
  if (isFresh(Number(shopSession.get(key) ?? NaN), Date.now())) return MISSING
  const response = await sendRequest(toUrl(path), request)
  if (response.status === 404 && ADDED.test(route) && toApiError(404, response.body).kind === 'route')
    shopSession.set(key, String(Date.now()))
  return response
}

/** Routes that a shop itself adds to Magento (trap: stock-magento). They do not make or settle orders. */
const ADDED =
  /\/(oneday|tariffinsurance|item-gift|cms\/block)\/|\/checkout\/(config\/data|cart\/(items|specialoffers|visitorgift))$|account\/addresspost$|items-custom-options$|aw-get-|\/me\/addresses$|ext-payment\/(payment|dropin)\//

const routeOf = (path: string) => path.replace(/\?.*/, '')

/** The address counts from the site's root (wire: root-path), not from the page's `<base>`. */
function toUrl(path: string): string {
  return new URL(readPageConfig().baseUrl + path.replace(/^\//, ''), self.origin).href
}

/** The body of a successful response; any other is thrown as ApiError (trap: kinds-of-failure). */
function bodyOf(response: RawResponse): unknown {
  const { status, body } = response
  if (status === 0) throw new ApiError(response.isAborted ? 'aborted' : 'network', 0)
  if (isGoodPage(response)) throw new ApiError(isLogin(response) ? 'session' : 'formKeyOrSession', status)
  if (status >= 400) throw toApiError(status, body)
  if (!response.isJson && status !== 204) throw new ApiError('server', status)
  return body
}

/** Returns the milliseconds before the retry; undefined if the call is not retried (trap: one-change-at-a-time). */
function retryDelay({ status, retryAfter }: RawResponse): number | undefined {
  if (status === 500) return RETRY_DELAY
  return status === 503 && retryAfter !== undefined && retryAfter <= MAX_RETRY_DELAY ? retryAfter : undefined
}

/** Resolves to false when it was aborted. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve(!signal?.aborted)
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()
  })
}

const jsonBody = (body: object | undefined) => (body ? { body: toJson(body), contentType: JSON_TYPE } : {})
