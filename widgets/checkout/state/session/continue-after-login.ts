import { submitAddress } from '../address/submit-address'
import { $savedAddress, $submittedAddress } from '../addresses'
import { closeRefusal } from '../order/status'
import { $confirmedMethod } from '../payment/confirmed-method'
import { clearShopper } from './clear-shopper'

/**
 * Goes on where a lost session stopped. What was being saved is submitted again; the card form went with the page's
 * content, so the payment has to be confirmed again. Another shopper than before finds nothing of the first one's.
 */
export async function continueAfterLogin({ isSame }: { isSame: boolean }): Promise<void> {
  closeRefusal()
  if (!isSame) return clearShopper()
  $confirmedMethod.set(undefined)
  const submitted = $submittedAddress.get()
  if (submitted && !$savedAddress.get()) await submitAddress(submitted)
}
