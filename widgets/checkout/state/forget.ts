import { $choice } from './choice'
import { clearDraft } from './draft'
import { $savedAddress } from './saved-address'
import { jumpTo } from './steps'
import { forgetTyped } from './typed'

/** Personal data goes with the shopper, here and in the tab's storage. */
export function forgetShopper(): void {
  clearDraft()
  forgetTyped()
  $choice.set(undefined)
  $savedAddress.set(undefined)
  jumpTo('shipping_address')
}
