import { $submittedAddress } from '../address/submit-address'
import { clearDraft } from '../draft'
import { $savedAddress } from '../address/saved-address'
import { jumpTo } from '../steps'
import { clearAddressForm } from '../address/address-form'

/** Personal data goes with the shopper, here and in the tab's storage. */
export function clearShopper(): void {
  clearDraft()
  clearAddressForm()
  $submittedAddress.set(undefined)
  $savedAddress.set(undefined)
  jumpTo('shipping_address')
}
