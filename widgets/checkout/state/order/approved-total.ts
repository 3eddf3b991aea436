import { atom } from 'nanostores'
import { getTotals } from '#cart/api/cart.ts'
import type { CartRef } from '#http/cart-path.ts'
import { hasAllItems } from '#cart/rules/item-amounts.ts'
import { approvalOf } from '#cart/rules/totals.ts'
import { refreshCart, setTotals } from '#cart/state/cart.ts'
import { task } from '#async/task.ts'
import { resubmitAddress } from '../address/submit-address.ts'
import { $submittedAddress } from '#address/state/addresses.ts'

/** The approval for which the shop was made to add up the cart again: once is enough. */
const $addedUp = atom('')

/**
 * Whether the server would charge what the shopper approved; another tab may have changed the cart. If not, the new
 * total is shown, to be approved by the next click. If the shop counts an item that it would not order, saving the address
 * makes it add up the cart again. Throws ApiError.
 */
export async function isUnchanged(cart: CartRef, approvedTotal: string): Promise<boolean> {
  const totals = await getTotals(cart)
  const approval = approvalOf(totals)
  const isWhole = hasAllItems(totals) || $addedUp.get() === approval
  if (approval === approvedTotal && isWhole) return true
  setTotals(totals)
  const addresses = $submittedAddress.get()
  if (!isWhole && addresses) {
    $addedUp.set(approval)
    void resubmitAddress(addresses)
  }
  void task('cart', refreshCart)
  return false
}
