import { toRequest } from '#address/rules/convert.ts'
import { toMinor } from '#lib/money/money.ts'
import type { PaymentFacts, PaymentOrder } from '#public/payment.d.ts'
import type { Order } from '#order/state/order.ts'
import type { OrderFacts } from '../state/payment-method.ts'

/**
 * Returns the facts of the order that a way to pay of the page sees before it is placed. They contain nothing
 * about the person.
 */
export const publicFacts = (
  code: string,
  { grandTotal, currency, billingCountry }: OrderFacts,
): PaymentFacts =>
  Object.freeze({ code, amount: toMinor(grandTotal, currency), currency, country: billingCountry })

/** The same and what our own methods have besides, for the one that places it. */
export const publicOrder = ({ cart, method, billing, email }: Order, facts: OrderFacts): PaymentOrder =>
  Object.freeze({
    ...publicFacts(method, facts),
    cart: cart.id,
    billing: Object.freeze(toRequest(billing)),
    email,
  })
