import { atom } from 'nanostores'
import type { PaymentMethod } from './payment-method'

/** The payment methods the checkout can carry out; undefined until their code is loaded. */
export const $registeredMethods = atom<readonly PaymentMethod[] | undefined>()

export const registerPaymentMethods = (methods: readonly PaymentMethod[]) => $registeredMethods.set(methods)
