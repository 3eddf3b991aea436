import { emptyAddress } from '../../../../src/domain/address/address'
import { clearAddressForm } from '../address/address-form'
import { estimateSoon } from '../address/submit-address'
import { $savedAddress, $submittedAddress } from '../addresses'
import { $confirmedRate, $pickupLocation } from '../delivery/delivery'
import { clearDraft } from '../../../../src/state/order/kept-draft'
import { queue } from '../../../../src/state/queue'
import { $confirmedMethod } from '../payment/confirmed-method'
import { shopperCleared } from './shopper-cleared'

/** Removes the shopper's personal data from memory and the tab's storage, which leads back to the first step. */
export function clearShopper(): void {
  clearDraft()
  clearAddressForm()
  estimateSoon(emptyAddress())
  // One that is still being saved would come back with the answer.
  void queue('address', async () => {})
  for (const store of [$submittedAddress, $savedAddress, $confirmedRate, $confirmedMethod, $pickupLocation])
    store.set(undefined)
  for (const clear of shopperCleared) clear()
}
