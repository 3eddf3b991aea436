import { refreshCart } from '../../../../src/state/cart/cart'
import { queue } from '../../../../src/state/queue'
import { task } from '../../../../src/state/task'
import { $savedAddress, $submittedAddress, type OrderAddresses } from '../addresses'
import { $confirmedRate } from '../delivery/rates'
import { keepDraft } from '../draft'
import { $confirmedMethod } from '../payment/confirmed-method'
import { openDueStep } from '../viewed-step'

/**
 * The shopper's word: saves the addresses and leads on to the next step. What was confirmed after the address before has
 * to be confirmed again. The newest submission wins.
 */
export async function submitAddress(addresses: OrderAddresses): Promise<void> {
  $savedAddress.set(undefined)
  $confirmedRate.set(undefined)
  $confirmedMethod.set(undefined)
  await saveAddresses(addresses, openDueStep)
}

/**
 * Saves what the shopper has submitted before, because the server does not have it: after a reload, or for a cart with
 * another id. Delivery and payment stay confirmed as far as they are the same.
 */
export const resubmitAddress = (addresses: OrderAddresses): Promise<void> => saveAddresses(addresses)

/** Everything that depends on the addresses follows (§4): rates, shipping information, payment methods. Never rejects. */
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
