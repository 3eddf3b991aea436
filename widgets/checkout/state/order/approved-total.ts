import { getTotals } from '../../../../src/api/cart'
import type { CartRef } from '../../../../src/api/cart-path'
import { toMinor } from '../../../../src/domain/money/money'
import { grandTotal, type Totals } from '../../../../src/domain/cart/totals'
import { $totals, refreshCart, setTotals } from '../../../../src/state/cart/cart'
import { task } from '../../../../src/state/task'

/** What a shopper agrees to by the last click: the amount on screen, and for which pieces. */
export const cartFingerprint = (): string => fingerprintOf($totals.get())

function fingerprintOf(totals: Totals | undefined): string {
  if (!totals) return ''
  const currency = totals.quote_currency_code
  const pieces = totals.items.map(({ item_id, qty }) => `${item_id}x${Number(qty)}`).sort()
  return [toMinor(grandTotal(totals), currency), currency, ...pieces].join(' ')
}

/**
 * Does the shop still ask what the shopper approved? Another tab may have changed the cart. If not, the new total is
 * shown, and the shopper's next click agrees to it. Throws ApiError.
 */
export async function isUnchanged(cart: CartRef, approvedTotal: string): Promise<boolean> {
  const totals = await getTotals(cart)
  if (fingerprintOf(totals) === approvedTotal) return true
  setTotals(totals)
  void task('cart', refreshCart)
  return false
}
