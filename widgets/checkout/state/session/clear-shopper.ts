import { clearAddressForm } from '../address/address-form'
import { $savedAddress, $submittedAddress } from '../addresses'
import { $confirmedRate } from '../delivery/rates'
import { clearDraft } from '../draft'
import { $confirmedMethod } from '../payment/confirmed-method'

/** Personal data goes with the shopper, here and in the tab's storage; the checkout is at its first step again. */
export function clearShopper(): void {
  clearDraft()
  clearAddressForm()
  for (const store of [$submittedAddress, $savedAddress]) store.set(undefined)
  for (const store of [$confirmedRate, $confirmedMethod]) store.set(undefined)
}
