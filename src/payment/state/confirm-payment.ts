import { logFailure } from '#storefront/state/log.ts'
import { openDueStep } from '#checkout/state/viewed-step.ts'
import { $confirmedMethod } from './confirmed-method.ts'
import { $chosenMethod, chooseMethod, defaultOf } from './chosen-method.ts'
import { $offeredMethods } from './offered-methods.ts'

/** The step's button: the chosen method is the one to pay by. */
export function confirmPayment(): void {
  $confirmedMethod.set($chosenMethod.get()?.code)
  openDueStep()
}

/** Confirms the method that is chosen by default where nothing has to be entered for it. Never rejects. */
export async function confirmReadyMethod(): Promise<void> {
  const first = defaultOf($offeredMethods.get() ?? [])
  const isReady = await first?.method
    .isReady?.()
    .catch((error: unknown) => logFailure('stored payment', error))
  if (!first || !isReady) return
  chooseMethod(first.code)
  $confirmedMethod.set(first.code)
}

/**
 * Takes the confirmation back when the method is no longer the chosen one, also if it comes back later. An order that
 * gift cards or credit have covered meanwhile needs no other method, and its button no other press.
 */
export function followMethod(): () => void {
  return $chosenMethod.listen((chosen) => {
    const confirmed = $confirmedMethod.get()
    if (chosen?.code === confirmed) return
    const free = $offeredMethods.get()?.find(({ method }) => method.isFree)
    if (!free) $confirmedMethod.set(undefined)
    else if (confirmed) chooseMethod(free.code)
  })
}
