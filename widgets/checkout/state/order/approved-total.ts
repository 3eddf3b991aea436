import { getTotals } from '../../../../src/api/cart'
import type { CartRef } from '../../../../src/api/cart-path'
import { toMinor } from '../../../../src/domain/money/money'
import { grandTotal, type Totals } from '../../../../src/domain/cart/totals'
import { $totals, refreshCart, setTotals } from '../../../../src/state/cart/cart'
import { task } from '../../../../src/state/task'

/** What the shopper approves by placing the order: the amount on screen, and for which items. */
export const cartFingerprint = (): string => fingerprintOf($totals.get())

function fingerprintOf(totals: Totals | undefined): string {
  if (!totals) return ''
  const currency = totals.quote_currency_code
  const quantities = totals.items.map(({ item_id, qty }) => `${item_id}x${Number(qty)}`).sort()
  return [toMinor(grandTotal(totals), currency), currency, ...quantities].join(' ')
}

/**
 * Whether the server would charge what the shopper approved; another tab may have changed the cart. If not, the new
 * total is shown, to be approved by the next click. Throws ApiError.
 */
export async function isUnchanged(cart: CartRef, approvedTotal: string): Promise<boolean> {
  const totals = await getTotals(cart)
  if (fingerprintOf(totals) === approvedTotal) return true
  setTotals(totals)
  void task('cart', refreshCart)
  return false
}
