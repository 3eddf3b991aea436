import { submitAddress } from '../address/submit-address.ts'
import { $savedAddress, $submittedAddress } from '#address/state/addresses.ts'
import { $confirmedMethod } from '#payment/state/confirmed-method.ts'
import { clearShopper } from './clear-shopper.ts'

/**
 * Continues after the session ended and the shopper has logged in again. Submits again what was being saved.
 * The card form was unmounted meanwhile, so the payment has to be confirmed again. For another shopper
 * everything is cleared.
 */
export async function continueAfterLogin({ isSame }: { isSame: boolean }): Promise<void> {
  if (!isSame) return clearShopper()
  $confirmedMethod.set(undefined)
  const submitted = $submittedAddress.get()
  if (submitted && !$savedAddress.get()) await submitAddress(submitted)
}
