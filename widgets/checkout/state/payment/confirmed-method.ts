import { atom, computed } from 'nanostores'
import { openDueStep } from '../viewed-step'
import { $chosenMethod } from './chosen-method'
import { $offeredMethods } from './offered-methods'

/** Code of the method the shopper went on with. */
export const $confirmedMethod = atom<string | undefined>()

/** Nothing is left to pay, so there is nothing to choose. */
const $isPaid = computed($offeredMethods, (offered) => Boolean(offered?.some(({ method }) => method.isFree)))

export const $isPaymentConfirmed = computed(
  [$confirmedMethod, $chosenMethod, $isPaid],
  (confirmed, chosen, isPaid) => isPaid || (confirmed !== undefined && confirmed === chosen?.code),
)

/** The step's button: the chosen method is the one to pay by. */
export function confirmPayment(): void {
  $confirmedMethod.set($chosenMethod.get()?.code)
  openDueStep()
}

/** A method that is chosen no more has to be confirmed again, also when it comes back by itself. */
export const followMethod = (): (() => void) =>
  $chosenMethod.listen((chosen) => {
    if (chosen?.code !== $confirmedMethod.get()) $confirmedMethod.set(undefined)
  })
