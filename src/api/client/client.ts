import { isObject } from '../../domain/json'
import { formKey, renewFormKey } from '../../host/storage/cookies'
import { toJson } from '../../host/json'
import { readPageConfig } from '../../host/page/config'
import { ApiError, toApiError } from './api-error'
import { errorOf } from './envelope'
import { type RawResponse, sendRequest, type RequestOptions } from './transport'

export { ApiError }

export interface CallOptions {
  signal?: AbortSignal
  /** Milliseconds until the call counts as unanswered. */
  timeout?: number
  /** Goes on when the shopper leaves the page. */
  keepalive?: boolean
}

const GET_TIMEOUT = 15_000
const CHANGE_TIMEOUT = 20_000
/** Longest wait a server may ask for; beyond it we do not come back. */
const MAX_RETRY_DELAY = 10_000
const RETRY_DELAY = 500

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded; charset=UTF-8'

/** Path of the store code, which is always the literal default (§7). */
export const REST = '/rest/default/V1'

/** Reads from a REST route or a frontend controller. Gives the opened JSON; throws ApiError. */
export const getJson = (path: string, options?: CallOptions): Promise<unknown> =>
  requestWithRetry(path, 'GET', undefined, options)

/** A POST that only computes and saves nothing, so that it may be asked again like a read (d.23). */
export const postIdempotent = (path: string, body: object, options?: CallOptions): Promise<unknown> =>
  requestWithRetry(path, 'POST', body, options)

async function requestWithRetry(
  path: string,
  method: 'GET' | 'POST',
  body: object | undefined,
  options: CallOptions = {},
) {
  const request: RequestOptions = { method, ...jsonBody(body), timeout: GET_TIMEOUT, ...options }
  const first = await sendRequest(toUrl(path), request)
  const wait = retryDelay(first)
  if (wait === undefined || !(await pause(wait, options.signal))) return bodyOf(first)
  return bodyOf(await sendRequest(toUrl(path), request))
}

/**
 * A GET with effects (b.4): asked once, and a refusal told in data comes back as data, whatever its status.
 */
export async function getJsonOnce(path: string, options: CallOptions = {}): Promise<unknown> {
  const answer = await sendRequest(toUrl(path), { method: 'GET', timeout: GET_TIMEOUT, ...options })
  const isRefusal = answer.status === 403 && isObject(answer.body)
  return isRefusal ? answer.body : bodyOf(answer)
}

/** Changes something through REST; sent once, whatever happens. Gives the opened JSON; throws ApiError. */
export async function sendJson(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  options: CallOptions = {},
): Promise<unknown> {
  return bodyOf(
    await sendRequest(toUrl(path), { method, ...jsonBody(body), timeout: CHANGE_TIMEOUT, ...options }),
  )
}

interface FormOptions extends CallOptions {
  /** Leading to a page is this controller's way to answer, so it is no reason to post again. */
  acceptsPage?: boolean
}

export type FormFields = readonly (readonly [name: string, value: string | number])[]

/**
 * Posts a form to a frontend controller with the form key (a.4, a.5) and gives its answer whatever it says of
 * success. Turned away to a page, it tries once more with another key. Throws ApiError.
 */
export async function postForm(
  path: string,
  fields: FormFields,
  options: FormOptions = {},
): Promise<unknown> {
  const { acceptsPage: isPageAnswer, ...rest } = options
  const key = formKey()
  const first = await sendForm(path, fields, key, rest)
  return bodyOf(
    isFormRefused(first) && !isPageAnswer ? await sendForm(path, fields, renewFormKey(key), rest) : first,
  )
}

/** Posts JSON to a frontend controller, the form key in the address, where alone it is looked for (a.4). */
export async function postJsonWithFormKey(
  path: string,
  body: object,
  options?: CallOptions,
): Promise<unknown> {
  const request: RequestOptions = { method: 'POST', ...jsonBody(body), timeout: CHANGE_TIMEOUT, ...options }
  const key = formKey()
  const first = await sendRequest(toUrl(`${path}?form_key=${key}`), request)
  if (!isFormRefused(first)) return bodyOf(first)
  return bodyOf(await sendRequest(toUrl(`${path}?form_key=${renewFormKey(key)}`), request))
}

/** Posts a form whose answer carries its own success (a.8); a refusal is thrown as a business ApiError. */
export async function postAction(
  path: string,
  fields: FormFields,
  options?: FormOptions,
): Promise<Record<string, unknown>> {
  const answer = await postForm(path, fields, options)
  const refusal = errorOf(answer)
  if (refusal) throw refusal
  return answer as Record<string, unknown>
}

/** Posts a form to a controller that answers by leading elsewhere, once; gives where to. Throws ApiError. */
export async function postForRedirect(
  path: string,
  fields: FormFields,
  options?: CallOptions,
): Promise<string> {
  const answer = await sendForm(path, fields, formKey(), options)
  if (!isGoodPage(answer) || isLogin(answer)) bodyOf(answer)
  return answer.url
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
  return sendRequest(toUrl(path), { ...request, timeout: CHANGE_TIMEOUT, ...options })
}

/** A page came where an answer should be: nothing was done behind it, so asking again is no repetition (a.5). */
const isFormRefused = (answer: RawResponse) => isGoodPage(answer) && !isLogin(answer)

const isGoodPage = ({ isPage, status }: RawResponse) => isPage && status > 0 && status < 400

const isLogin = ({ url }: RawResponse) => url.includes('/customer/account/login')

/** The body of a good answer; anything else is thrown (d.31). */
function bodyOf(answer: RawResponse): unknown {
  const { status, body } = answer
  if (status === 0) throw new ApiError(answer.isAborted ? 'aborted' : 'network', 0)
  if (isGoodPage(answer)) throw new ApiError(isLogin(answer) ? 'session' : 'formKeyOrSession', status)
  if (status >= 400) throw toApiError(status, body)
  if (!answer.isJson && status !== 204) throw new ApiError('server', status)
  return body
}

/** Milliseconds after which a failed read is asked again, undefined when it is not (d.10). */
function retryDelay({ status, retryAfter }: RawResponse): number | undefined {
  if (status === 500) return RETRY_DELAY
  return status === 503 && retryAfter !== undefined && retryAfter <= MAX_RETRY_DELAY ? retryAfter : undefined
}

/** False when it was stopped meanwhile. */
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

/** From the site's root (a.1), not from the page's `<base>`. */
function toUrl(path: string): string {
  return new URL(readPageConfig().baseUrl + path.replace(/^\//, ''), location.origin).href
}
