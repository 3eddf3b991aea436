import { $submittedAddress, submitAddress } from '../address/submit-address'
import { clearShopper } from './clear-shopper'
import { closeRefusal } from '../order/lock'
import { $savedAddress } from '../address/saved-address'
import { $step, openStep } from '../steps'

/**
 * Goes on where a lost session stopped. What was under way is saved anew; the card form went with the page's content, so
 * the review leads back to it. Another shopper than before finds nothing of the first one's.
 */
export async function continueAfterLogin({ isSame }: { isSame: boolean }): Promise<void> {
  closeRefusal()
  if (!isSame) return clearShopper()
  if ($step.get() === 'item_summary') openStep('payment_method')
  const choice = $submittedAddress.get()
  if (choice && !$savedAddress.get()) await submitAddress(choice)
}
