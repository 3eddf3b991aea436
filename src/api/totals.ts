import { parseTotals } from '../domain/cart/parse-totals'
import type { Totals } from '../domain/cart/totals'
import { isObject } from '../domain/json'
import { ApiError } from './client/api-error'

/** The totals of a response. One without segments is a broken response, not a cart that costs nothing. Throws ApiError. */
export function toTotals(answer: unknown): Totals {
  const totals = parseTotals(answer)
  if (!totals || !isObject(answer) || !Array.isArray(answer.total_segments)) throw new ApiError('server', 200)
  return totals
}
