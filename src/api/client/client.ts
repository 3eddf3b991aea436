import { isObject } from '../../domain/json'
import { formKey, renewFormKey } from '../../host/storage/cookies'
import { toJson } from '../../host/json'
import { readPageConfig } from '../../host/page/config'
import { ApiError, toApiError } from './api-error'
import { envelopeError } from './envelope'
import { type Answer, exchange, type Exchange } from './transport'

export { ApiError }

export interface CallOptions {
  signal?: AbortSignal
  /** Milliseconds until the call counts as unanswered. */
  timeout?: number
  /** Goes on when the shopper leaves the page. */
  keepalive?: boolean
}

const READ_TIMEOUT = 15_000
const WRITE_TIMEOUT = 20_000
/** Longest wait a server may ask for; beyond it we do not come back. */
const LONGEST_WAIT = 10_000
const SECOND_TRY_AFTER = 500

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded; charset=UTF-8'

/** Path of the store code, which is always the literal default (§7). */
export const REST = '/rest/default/V1'

/** Reads from a REST route or a frontend controller. Gives the opened JSON; throws ApiError. */
export const read = (path: string, options?: CallOptions): Promise<unknown> =>
  readBy(path, 'GET', undefined, options)

/** A POST that only computes and saves nothing, so that it may be asked again like a read (d.23). */
export const compute = (path: string, body: object, options?: CallOptions): Promise<unknown> =>
  readBy(path, 'POST', body, options)

async function readBy(
  path: string,
  method: 'GET' | 'POST',
  body: object | undefined,
  options: CallOptions = {},
) {
  const request: Exchange = { method, ...jsonBody(body), timeout: READ_TIMEOUT, ...options }
  const first = await exchange(toUrl(path), request)
  const wait = waitBeforeSecond(first)
  if (wait === undefined || !(await pause(wait, options.signal))) return digest(first)
  return digest(await exchange(toUrl(path), request))
}

/**
 * A GET with effects (b.4): asked once, and a refusal told in data comes back as data, whatever its status.
 */
export async function readOnce(path: string, options: CallOptions = {}): Promise<unknown> {
  const answer = await exchange(toUrl(path), { method: 'GET', timeout: READ_TIMEOUT, ...options })
  const isRefusal = answer.status === 403 && isObject(answer.body)
  return isRefusal ? answer.body : digest(answer)
}

/** Changes something through REST; sent once, whatever happens. Gives the opened JSON; throws ApiError. */
export async function write(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  options: CallOptions = {},
): Promise<unknown> {
  return digest(
    await exchange(toUrl(path), { method, ...jsonBody(body), timeout: WRITE_TIMEOUT, ...options }),
  )
}

interface FormOptions extends CallOptions {
  /** Leading to a page is this controller's way to answer, so it is no reason to post again. */
  isPageAnswer?: boolean
}

export type Fields = readonly (readonly [name: string, value: string | number])[]

/**
 * Posts a form to a frontend controller with the form key (a.4, a.5) and gives its answer whatever it says of
 * success. Turned away to a page, it tries once more with another key. Throws ApiError.
 */
export async function postForm(path: string, fields: Fields, options: FormOptions = {}): Promise<unknown> {
  const { isPageAnswer, ...rest } = options
  const key = formKey()
  const first = await sendForm(path, fields, key, rest)
  return digest(
    isTurnedAway(first) && !isPageAnswer ? await sendForm(path, fields, renewFormKey(key), rest) : first,
  )
}

/** Posts JSON to a frontend controller, the form key in the address, where alone it is looked for (a.4). */
export async function postJson(path: string, body: object, options?: CallOptions): Promise<unknown> {
  const request: Exchange = { method: 'POST', ...jsonBody(body), timeout: WRITE_TIMEOUT, ...options }
  const key = formKey()
  const first = await exchange(toUrl(`${path}?form_key=${key}`), request)
  if (!isTurnedAway(first)) return digest(first)
  return digest(await exchange(toUrl(`${path}?form_key=${renewFormKey(key)}`), request))
}

/** Posts a form whose answer carries its own success (a.8); a refusal is thrown as a business ApiError. */
export async function act(
  path: string,
  fields: Fields,
  options?: FormOptions,
): Promise<Record<string, unknown>> {
  const answer = await postForm(path, fields, options)
  const refusal = envelopeError(answer)
  if (refusal) throw refusal
  return answer as Record<string, unknown>
}

/** Posts a form to a controller that answers by leading elsewhere, once; gives where to. Throws ApiError. */
export async function postForPage(path: string, fields: Fields, options?: CallOptions): Promise<string> {
  const answer = await sendForm(path, fields, formKey(), options)
  if (!isGoodPage(answer) || isLogin(answer)) digest(answer)
  return answer.url
}

function sendForm(path: string, fields: Fields, key: string, options?: CallOptions): Promise<Answer> {
  const body = new URLSearchParams()
  for (const [name, value] of fields) body.append(name, String(value))
  body.append('form_key', key)
  const request = { method: 'POST', body: body.toString(), contentType: FORM_TYPE } as const
  return exchange(toUrl(path), { ...request, timeout: WRITE_TIMEOUT, ...options })
}

/** A page came where an answer should be: nothing was done behind it, so asking again is no repetition (a.5). */
const isTurnedAway = (answer: Answer) => isGoodPage(answer) && !isLogin(answer)

const isGoodPage = ({ isPage, status }: Answer) => isPage && status > 0 && status < 400

const isLogin = ({ url }: Answer) => url.includes('/customer/account/login')

/** The body of a good answer; anything else is thrown (d.31). */
function digest(answer: Answer): unknown {
  const { status, body } = answer
  if (status === 0) throw new ApiError(answer.isAborted ? 'aborted' : 'network', 0)
  if (isGoodPage(answer)) throw new ApiError(isLogin(answer) ? 'session' : 'formKeyOrSession', status)
  if (status >= 400) throw toApiError(status, body)
  if (!answer.isJson && status !== 204) throw new ApiError('server', status)
  return body
}

/** Milliseconds after which a failed read is asked again, undefined when it is not (d.10). */
function waitBeforeSecond({ status, retryAfter }: Answer): number | undefined {
  if (status === 500) return SECOND_TRY_AFTER
  return status === 503 && retryAfter !== undefined && retryAfter <= LONGEST_WAIT ? retryAfter : undefined
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
