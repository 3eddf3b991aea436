import { emptyAddress } from '../../../../src/domain/address/address'
import { clearAddressForm } from '../address/address-form'
import { $addressFailure, $refusedField } from '../address/refusal'
import { estimateSoon } from '../address/submit-address'
import { $savedAddress, $submittedAddress } from '../addresses'
import { $confirmedRate, $pickupLocation, $rates } from '../delivery/delivery'
import { $addresses } from '../../../../src/state/customer/addresses'
import { clearDraft } from '../../../../src/state/order/kept-draft'
import { queue } from '../../../../src/state/queue'
import { task } from '../../../../src/state/task'
import { $refusal, $refusedPayment } from '../order/status'
import { $confirmedMethod } from '../payment/confirmed-method'
import { $loginRequest } from './login-request'
import { shopperCleared } from './shopper-cleared'

const PERSONAL = [
  $addresses,
  $submittedAddress,
  $savedAddress,
  $confirmedRate,
  $confirmedMethod,
  $rates,
  $pickupLocation,
  $refusedField,
  $addressFailure,
  $refusedPayment,
  $refusal,
  $loginRequest,
]

/** Removes the shopper's personal data from memory and the tab's storage, which leads back to the first step. */
export function clearShopper(): void {
  clearDraft()
  clearAddressForm()
  estimateSoon(emptyAddress())
  // One that is still being saved would come back with the answer; of one that has failed nothing is left to say.
  void task('address', () => queue('address', async () => {}))
  for (const store of PERSONAL) store.set(undefined)
  for (const clear of shopperCleared) clear()
}
