import { ApiError } from '#http/api-error.ts'
import type { Refusal } from '#async/refusals.ts'
import type { BezelErrorCode, BezelError as PublicError } from '#public/bezel.d.ts'

/** The functions of `window.Bezel` reject with this error. */
export class BezelError extends Error implements PublicError {
  override readonly name = 'BezelError'
  readonly code: BezelErrorCode
  /** The shop's sentence: not in the message, as it may repeat what the shopper typed. */
  readonly text?: string

  constructor(code: BezelErrorCode, message: string, text?: string) {
    super(`Bezel: ${message}`)
    this.code = code
    this.text = text
  }
}

const refused = (text: string) => new BezelError('refused', 'the shop refused it', text || undefined)
const unreachable = () => new BezelError('unreachable', 'the shop gave no answer that can be used')

/** Throws the error of a failed call in the form that pages get. Any other error is thrown unchanged. */
export function throwForPage(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  throw error.kind === 'business' ? refused(error.text) : unreachable()
}

/** The same for what an action has left to be shown. */
export const refusalForPage = (refusal: Refusal) =>
  typeof refusal === 'string' ? refused(refusal) : unreachable()
