import { getTotals } from '../../api/cart'
import type { CartRef } from '../../api/cart-path'
import type { QuoteItem } from '../../domain/cart/cart'
import { isOtherCart } from '../../domain/cart/same-cart'
import type { Totals } from '../../domain/cart/totals'
import type { CheckoutConfig } from '../page/config'

/**
 * The totals of a cart whose session has none any more (d.9); undefined for one that was emptied, ordered or replaced. A
 * customer's cart is kept on the account and stays as it was until the login; a guest's is still found by its id.
 */
export async function totalsAfterSession(
  { cart, items, isCustomerLoggedIn }: CheckoutConfig,
  before: CartRef | undefined,
  shown: QuoteItem[] = [],
  known: Totals | undefined,
): Promise<Totals | undefined> {
  if (!before || items.length || isCustomerLoggedIn || cart?.id === before.id) return undefined
  if (before.customer) return known
  const totals = await getTotals(before).catch(() => undefined)
  return isOtherCart(shown, totals) || !totals?.items.length ? undefined : totals
}
