import type { Totals } from '#cart/rules/totals.ts'
import { isObject, toList, toText } from '#lib/json.ts'
import type { ListedMethod } from './offered-methods.ts'
import { merchantText } from '#lib/text/html-entities.ts'

/** The methods that the cart can be paid with, and its totals (wire: read-payment-methods). */
export interface PaymentDetails {
  payment_methods: ListedMethod[]
  totals: Totals
}

/** The methods of a response; rows without a code are left out. */
export function parseMethods(raw: unknown): ListedMethod[] {
  return toList(raw)
    .filter(isObject)
    .map(({ code, title }) => ({ code: toText(code), title: merchantText(title) }))
    .filter(({ code }) => code !== '')
}
