import { isObject, toList, toText } from '../../domain/json'
import { render } from '../../domain/messages'

/**
 * What went wrong with a call (d.31): the shop said no, the session is gone, the cart is gone, the shop has no such
 * call, refused at the door, broken, a page came instead of data, nothing answered, we stopped it ourselves.
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
  /** 0 when nothing answered. */
  readonly status: number
  readonly kind: FailureKind
  /** The shop's sentence, filled in, to be shown as text; '' unless the shop had something to say to the shopper. */
  readonly text: string
  /** As sent, by position or by name (a.6). */
  readonly parameters: unknown

  constructor(kind: FailureKind, status: number, { text = '', parameters }: ErrorDetails = {}) {
    // Not the shop's sentence: messages of errors end in logs, and it may repeat what the shopper typed.
    super(`${kind} ${status}`)
    this.kind = kind
    this.status = status
    this.text = text
    this.parameters = parameters
  }

  /** The field the shop complains about, in its own name. */
  get fieldName(): string | undefined {
    return isObject(this.parameters) ? toText(this.parameters.fieldName) || undefined : undefined
  }

  /** A cart that is gone because its order was placed: only then the shop names its inner id (d.11). */
  get isAlreadyOrdered(): boolean {
    return this.kind === 'cartLost' && isObject(this.parameters) && toText(this.parameters.fieldValue) !== ''
  }
}

const BLOCKED = new Set([403, 405, 406, 413, 429])

/** The error for an answer with data that is not a success (a.6, d.8). */
export function toApiError(status: number, body: unknown): ApiError {
  const told = readMessage(body)
  if (status === 401) return new ApiError('session', status, { parameters: told.parameters })
  if (status === 404) return new ApiError(kindOfMissing(told), status, told)
  if (BLOCKED.has(status)) return new ApiError('blocked', status)
  if (status >= 500) return new ApiError('server', status)
  return new ApiError('business', status, told)
}

function kindOfMissing(told: ErrorDetails): FailureKind {
  if (isObject(told.parameters) && told.parameters.fieldName === 'cartId') return 'cartLost'
  if (told.text === 'Current customer does not have an active cart.') return 'cartLost'
  return told.text && told.text !== 'Request does not match any route.' ? 'business' : 'route'
}

function readMessage(body: unknown): ErrorDetails {
  if (!isObject(body)) return {}
  const source = isObject(body.messages) ? toList(body.messages.error)[0] : body
  if (!isObject(source)) return {}
  const parts = toList(source.errors).filter(isObject)
  const sentences = (parts.length ? parts : [source]).map((part) =>
    render(toText(part.message), part.parameters),
  )
  return { text: sentences.filter(Boolean).join(' '), parameters: source.parameters ?? parts[0]?.parameters }
}
