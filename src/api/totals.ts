import { parseTotals } from '../domain/cart/parse-totals'
import type { Totals } from '../domain/cart/totals'
import { readObject } from '../domain/json'
import { parseMethods, type PaymentDetails } from '../domain/payment/payment-details'
import { ApiError } from './client/api-error'
import { listOf } from './client/envelope'

/** The totals of a response. One without segments is a broken response, not a cart that costs nothing. Throws ApiError. */
export function toTotals(response: unknown): Totals {
  const { items, total_segments } = readObject(response)
  const totals = Array.isArray(total_segments) ? parseTotals(response) : undefined
  if (!totals) throw new ApiError('server', 200)
  listOf(items, totals.items)
  return totals
}

/** Methods and totals of a response (b.1). Throws ApiError when the totals are broken. */
export function toPaymentDetails(response: unknown): PaymentDetails {
  const { payment_methods, totals } = readObject(response)
  return { payment_methods: listOf(payment_methods, parseMethods(payment_methods)), totals: toTotals(totals) }
}
