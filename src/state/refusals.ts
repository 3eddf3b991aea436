import { ApiError } from '../api/client/api-error'
import type { Problem } from '../domain/validate'

/** Why something did not come about, to be shown: the shop's own sentence, or a key of the common words. */
export type Refusal = string | Problem

/** The shop's sentence where it gave one; else that something went wrong. Faults of our own are thrown on. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error
  return error.text || { key: 'state.failed' }
}
