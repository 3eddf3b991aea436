import { openDueStep } from '../viewed-step'
import { $confirmedMethod } from './confirmed-method'
import { $chosenMethod } from './chosen-method'
import { $offeredMethods } from './offered-methods'

/** The step's button: the chosen method is the one to pay by. */
export function confirmPayment(): void {
  $confirmedMethod.set($chosenMethod.get()?.code)
  openDueStep()
}

/**
 * Takes the confirmation back when the method is no longer the chosen one, also if it comes back later. An order that
 * gift cards or credit have covered meanwhile needs no other method.
 */
export function followMethod(): () => void {
  const isPaid = () => $offeredMethods.get()?.some(({ method }) => method.isFree)
  return $chosenMethod.listen((chosen) => {
    if (chosen?.code !== $confirmedMethod.get() && !isPaid()) $confirmedMethod.set(undefined)
  })
}
