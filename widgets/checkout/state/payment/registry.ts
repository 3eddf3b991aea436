import { atom } from 'nanostores'
import { methodKind } from '../../../../src/domain/payment/payment'
import { $page } from '../../../../src/state/page/page'
import type { PaymentMethod } from './payment-method'

/** The payment methods the checkout can carry out, in display order; undefined until their code is loaded. */
export const $paymentMethods = atom<readonly PaymentMethod[] | undefined>()

export const registerPaymentMethods = (methods: readonly PaymentMethod[]) => $paymentMethods.set(methods)

/** The method behind a code as the server lists it; undefined for one we cannot carry out. */
export function methodOf(code: string): PaymentMethod | undefined {
  const kind = methodKind(code, $page.get().methods)
  return $paymentMethods.get()?.find(({ kinds }) => kind && kinds.includes(kind))
}
