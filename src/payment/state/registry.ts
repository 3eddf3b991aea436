import { atom } from 'nanostores'
import type { PaymentMethod } from './payment-method.ts'

/** The payment methods the checkout can carry out; undefined until their code is loaded. */
export const $registeredMethods = atom<readonly PaymentMethod[] | undefined>()

/** Adds ours, which come first, or the page's own. A code that is known already keeps its method. */
export function registerPaymentMethods(methods: readonly PaymentMethod[]): void {
  const known = $registeredMethods.get() ?? []
  const codes = known.flatMap((method) => method.codes)
  const added = methods.filter((method) => !method.codes.some((code) => codes.includes(code)))
  if (added.length) $registeredMethods.set([...known, ...added])
}
