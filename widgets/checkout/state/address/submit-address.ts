import { refreshCart } from '../../../../src/state/cart/cart'
import { queue } from '../../../../src/state/queue'
import { task } from '../../../../src/state/task'
import { $savedAddress, $submittedAddress, type OrderAddresses } from '../addresses'
import { $confirmedRate } from '../delivery/delivery'
import { keepDraft } from '../draft'
import { $confirmedMethod } from '../payment/confirmed-method'
import { openDueStep } from '../viewed-step'

/**
 * Saves the addresses and opens the next step. Delivery and payment have to be confirmed again. The newest submission
 * wins.
 */
export async function submitAddress(addresses: OrderAddresses): Promise<void> {
  $savedAddress.set(undefined)
  $confirmedRate.set(undefined)
  $confirmedMethod.set(undefined)
  await saveAddresses(addresses, openDueStep)
}

/**
 * Saves addresses the shopper has submitted before and the server does not have: after a reload, or for a cart with
 * another id. Delivery and payment stay confirmed while they are the same.
 */
export const resubmitAddress = (addresses: OrderAddresses): Promise<void> => saveAddresses(addresses)

/** Never rejects: a failure is in `$addressFailure` and the task's state. */
function saveAddresses(addresses: OrderAddresses, onAnswer = () => {}): Promise<void> {
  $submittedAddress.set(addresses)
  keepDraft({ addresses })
  return task('address', async () => {
    const { saveAndFollow } = await import('./save-address')
    const result = await queue('address', (signal) => saveAndFollow(addresses, signal))
    // The items' prices include the tax of the address, so they are others now.
    if (result === 'saved') void task('cart', refreshCart)
    if (result) onAnswer()
  })
}
