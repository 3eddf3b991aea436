import type { ReadableAtom } from 'nanostores'
import { getTotals } from '../../../api/cart'
import { itemsIn } from '../../../domain/cart/same-cart'
import type { CheckoutConfig } from '../../page/config'

/** The cart on screen. */
export type Shown = {
  [Part in 'cart' | 'quote' | 'items' | 'totals']: ReadableAtom<CheckoutConfig[Part] | undefined>
}

/**
 * The configuration with the cart on screen where that outlives its session (d.9): a customer's is kept on the account and
 * stays as it was until the login, a guest's is still found by its id. One that was emptied, ordered or replaced is gone.
 */
export async function keepLostCart(config: CheckoutConfig, shown: Shown): Promise<CheckoutConfig> {
  const cart = shown.cart.get()
  const known = shown.items.get() ?? []
  if (!cart || config.items.length || config.isCustomerLoggedIn || config.cart?.id === cart.id) return config
  const totals = cart.customer ? shown.totals.get() : await getTotals(cart).catch(() => undefined)
  const items = totals && !cart.customer ? itemsIn(totals, known) : known
  return items.length ? { ...config, cart, quote: shown.quote.get(), items, totals } : config
}
