import { $choice } from '../address/submit-address'
import { clearDraft } from './draft'
import { $savedAddress } from '../address/saved-address'
import { jumpTo } from '../steps'
import { forgetTyped } from '../address/address-form'

/** Personal data goes with the shopper, here and in the tab's storage. */
export function forgetShopper(): void {
  clearDraft()
  forgetTyped()
  $choice.set(undefined)
  $savedAddress.set(undefined)
  jumpTo('shipping_address')
}
