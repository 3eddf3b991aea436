import { getTotals } from '../../../../src/api/cart'
import type { CartRef } from '../../../../src/api/cart-path'
import { approvalOf } from '../../../../src/domain/cart/totals'
import { refreshCart, setTotals } from '../../../../src/state/cart/cart'
import { task } from '../../../../src/state/task'

/**
 * Whether the server would charge what the shopper approved; another tab may have changed the cart. If not, the new
 * total is shown, to be approved by the next click. Throws ApiError.
 */
export async function isUnchanged(cart: CartRef, approvedTotal: string): Promise<boolean> {
  const totals = await getTotals(cart)
  if (approvalOf(totals) === approvedTotal) return true
  setTotals(totals)
  void task('cart', refreshCart)
  return false
}
