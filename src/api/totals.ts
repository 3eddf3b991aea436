import { isObject } from '../domain/json'
import type { Totals } from '../domain/cart/totals'
import { ApiError } from './client/api-error'

/** Totals as they came; anything that cannot be totals is a broken answer, not a cart worth nothing. */
export function toTotals(answer: unknown): Totals {
  if (!isObject(answer) || !Array.isArray(answer.total_segments)) throw new ApiError('server', 200)
  return answer as unknown as Totals
}
