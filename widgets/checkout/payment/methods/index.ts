import { methodKind } from '../../../../src/domain/payment/payment'
import { $page } from '../../../../src/state/page/page'
import { afterpay } from './afterpay/afterpay'
import { card } from './card/card'
import { free } from './free/free'
import { cardStore } from './hosted/card-store'
import { hosted } from './hosted/hosted'
import type { PaymentMethod } from './method'
import { offline } from './offline/offline'
import { paypal } from './paypal/paypal'

/** Every way to pay we can carry out, one line each. What a shopper may choose among is a rule (domain/payment). */
export const methods: readonly PaymentMethod[] = [card, paypal, hosted, cardStore, afterpay, free, offline]

/** Undefined for a code we cannot carry out. */
export function methodOf(code: string): PaymentMethod | undefined {
  const kind = methodKind(code, $page.get().methods)
  return methods.find((method) => kind && method.kinds.includes(kind))
}
