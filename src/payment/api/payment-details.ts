import type { Totals } from '#cart/rules/totals.ts'
import { isObject, readObject, toList, toText } from '#lib/json.ts'
import type { ListedMethod } from '../rules/offered-methods.ts'
import { merchantText } from '#lib/text/html-entities.ts'
import { listOf } from '#http/envelope.ts'
import { toTotals } from '#cart/api/totals.ts'

/** The methods that the cart can be paid with, and its totals (wire: read-payment-methods). */
export interface PaymentDetails {
  payment_methods: ListedMethod[]
  totals: Totals
}

/** Methods and totals of a response (wire: read-payment-methods). Throws ApiError when the totals are broken. */
export function toPaymentDetails(response: unknown): PaymentDetails {
  const { payment_methods, totals } = readObject(response)
  return { payment_methods: listOf(payment_methods, parseMethods(payment_methods)), totals: toTotals(totals) }
}

/** The methods of a response; rows without a code are left out. */
export function parseMethods(raw: unknown): ListedMethod[] {
  return toList(raw)
    .filter(isObject)
    .map(({ code, title }) => ({ code: toText(code), title: merchantText(title) }))
    .filter(({ code }) => code !== '')
}
