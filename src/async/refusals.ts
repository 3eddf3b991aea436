import { ApiError } from '#http/api-error.ts'
import { isOnline } from '#dom/lifecycle.ts'
import type { Problem } from '#lib/validate.ts'

/** Why an action failed, to be shown: the shop's own sentence, or a key of the common strings. */
export type Refusal = string | Problem

/** The shop's sentence, or a general one. Rethrows what is not an ApiError. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error
  return error.text || { key: generalReason(error) }
}

function generalReason({ kind }: ApiError) {
  if (kind === 'network' && !isOnline()) return 'state.offline-now'
  // Without its session the shop knows neither the cart nor what to say.
  return navigator.cookieEnabled ? 'state.failed' : 'state.cookies'
}
