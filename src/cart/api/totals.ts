import { parseTotals } from '../rules/parse-totals.ts'
import type { Totals } from '../rules/totals.ts'
import { readObject } from '#lib/json.ts'
import { parseMethods, type PaymentDetails } from '#payment/rules/payment-details.ts'
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

/** Methods and totals of a response (wire: read-payment-methods). Throws ApiError when the totals are broken. */
export function toPaymentDetails(response: unknown): PaymentDetails {
  const { payment_methods, totals } = readObject(response)
  return { payment_methods: listOf(payment_methods, parseMethods(payment_methods)), totals: toTotals(totals) }
}
