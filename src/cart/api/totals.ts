import { parseTotals } from '../rules/parse-totals.ts'
import type { Totals } from '../rules/totals.ts'
import { readObject } from '#lib/json.ts'
import { ApiError } from '#http/api-error.ts'
import { listOf } from '#http/envelope.ts'

/** The totals of a response. One without segments is a broken response, not a cart that costs nothing. Throws ApiError. */
export function toTotals(response: unknown): Totals {
  const { items, total_segments } = readObject(response)
  const totals = Array.isArray(total_segments) ? parseTotals(response) : undefined
  if (!totals) throw new ApiError('server', 200)
  listOf(items, totals.items)
  return totals
}
