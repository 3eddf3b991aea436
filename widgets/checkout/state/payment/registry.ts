import { atom } from 'nanostores'
import { methodForCode } from '../../../../src/domain/payment/offered-methods'
import { $page } from '../../../../src/state/page/page'
import type { PaymentMethod } from './payment-method'

/** The payment methods the checkout can carry out; undefined until their code is loaded. */
export const $registeredMethods = atom<readonly PaymentMethod[] | undefined>()

export const registerPaymentMethods = (methods: readonly PaymentMethod[]) => $registeredMethods.set(methods)

/** The method behind a code as the server lists it; undefined for one no registered method answers for. */
export const methodOf = (code: string): PaymentMethod | undefined =>
  methodForCode(code, $registeredMethods.get() ?? [], $page.get().methods)
