import { atom, computed } from 'nanostores'
import { openDueStep } from '../viewed-step'
import { $method, $offered } from './methods'

/** Code of the method the shopper went on with. */
export const $confirmedMethod = atom<string | undefined>()

/** Nothing is left to pay, so there is nothing to choose. */
const $isPaid = computed($offered, (offered) => Boolean(offered?.some(({ kind }) => kind === 'free')))

export const $isPaymentConfirmed = computed(
  [$confirmedMethod, $method, $isPaid],
  (confirmed, method, isPaid) => isPaid || (confirmed !== undefined && confirmed === method),
)

/** The step's button: the chosen method is the one to pay by. */
export function confirmPayment(): void {
  $confirmedMethod.set($method.get())
  openDueStep()
}

/** A method that is chosen no more has to be confirmed again, also when it comes back by itself. */
export const followMethod = (): (() => void) =>
  $method.listen((method) => {
    if (method !== $confirmedMethod.get()) $confirmedMethod.set(undefined)
  })
