import { isObject, readObject, toList, toText } from '#lib/json.ts'
import { render } from '#lib/text/placeholders.ts'

/**
 * Why a call failed (trap: kinds-of-failure), in this order: A rule of the shop refused it, the session expired, the
 * cart is gone, or the route is missing. It was blocked before the application, the response is broken, or it is a
 * page instead of data. There was no response, or the caller aborted the call.
 */
export type FailureKind =
  | 'business'
  | 'session'
  | 'cartLost'
  | 'route'
  | 'blocked'
  | 'server'
  | 'formKeyOrSession'
  | 'network'
  | 'aborted'

interface ErrorDetails {
  text?: string
  parameters?: unknown
}

/** A call that failed. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** 0 without a response. */
  readonly status: number
  readonly kind: FailureKind
  /**
   * The shop's message for the shopper, with placeholders filled, to be shown as text; '' without a message.
   */
  readonly text: string
  /** The parameters as sent, by position or by name (wire: rest-errors). */
  readonly parameters: unknown

  constructor(kind: FailureKind, status: number, { text = '', parameters }: ErrorDetails = {}) {
    // The text leaves out the shop's message: that may repeat what the shopper typed, and error messages end in logs.
    super(`${kind} ${status}`)
    this.kind = kind
    this.status = status
    this.text = text
    this.parameters = parameters
  }

  /** The server's name of the refused field. */
  get fieldName(): string | undefined {
    return toText(readObject(this.parameters).fieldName) || undefined
  }

  /**
   * The cart is gone because its order was placed: only then the shop names the cart's inner id
   * (trap: never-repeat-an-order).
   */
  get isAlreadyOrdered(): boolean {
    return this.kind === 'cartLost' && toText(readObject(this.parameters).fieldValue) !== ''
  }
}

const BLOCKED = [403, 405, 406, 413, 429]

/** The error for an HTTP error with a JSON body (wire: rest-errors, trap: not-found). */
export function toApiError(status: number, body: unknown): ApiError {
  const details = readMessage(body)
  if (status === 401) return new ApiError('session', status, { parameters: details.parameters })
  if (status === 404) return new ApiError(kindOfMissing(details), status, details)
  if (BLOCKED.includes(status)) return new ApiError('blocked', status)
  if (status >= 500) return new ApiError('server', status)
  return new ApiError('business', status, details)
}

function kindOfMissing(details: ErrorDetails): FailureKind {
  if (readObject(details.parameters).fieldName === 'cartId') return 'cartLost'
  if (details.text === 'Current customer does not have an active cart.') return 'cartLost'
  return details.text ? 'business' : 'route'
}

function readMessage(body: unknown): ErrorDetails {
  const { messages } = readObject(body)
  const source = readObject(isObject(messages) ? toList(messages.error)[0] : body)
  const parts = toList(source.errors).filter(isObject)
  const sentences = (parts.length ? parts : [source]).map((part) =>
    render(toText(part.message), part.parameters),
  )
  // The router's sentence is not meant for shoppers.
  const text = sentences.filter(Boolean).join(' ').replace('Request does not match any route.', '')
  return { text, parameters: source.parameters ?? parts[0]?.parameters }
}

/** The shop does not have the route: a stock Magento lacks those a shop adds (trap: stock-magento). */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.kind === 'route'

/** Returns what `read` provides in place of a missing route. Throws every other error. */
export const ifMissing =
  <T>(read: () => T) =>
  (error: unknown): T => {
    if (isMissing(error)) return read()
    throw error
  }

/** The response means that the cart or its session is gone (trap: lost-session). */
export const isCartGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'cartLost' || error.kind === 'session')

/**
 * True as for `isCartGone`, and also for an HTML page in place of data, which may be the login page
 * (trap: redirects).
 */
export const mayBeCartGone = (error: unknown): boolean =>
  isCartGone(error) || (error instanceof ApiError && error.kind === 'formKeyOrSession')
