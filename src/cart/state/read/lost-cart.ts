import type { ReadableAtom } from 'nanostores'
import { getTotals } from '../../api/cart.ts'
import type { CartRef } from '#http/cart-path.ts'
import { isCartGone } from '#http/api-error.ts'
import { itemsIn } from '../../rules/total-parts.ts'
import type { CheckoutConfig } from '#storefront/state/config.ts'

/** The cart on screen. */
export type Shown = {
  [Part in 'cart' | 'quote' | 'items' | 'totals']: ReadableAtom<CheckoutConfig[Part] | undefined>
}

/**
 * Returns the configuration with the cart on screen if that cart outlives its session (trap: lost-session). A customer's
 * cart is kept on the account and stays as it was until the login. A guest's cart is still found by its id. A
 * cart that was emptied, ordered or replaced is gone. Throws ApiError.
 */
export async function keepLostCart(
  config: CheckoutConfig,
  cart: CartRef,
  shown: Shown,
): Promise<CheckoutConfig> {
  const known = shown.items.get() ?? []
  const totals = cart.customer ? shown.totals.get() : await totalsIfFound(cart)
  const items = cart.customer ? known : itemsIn(totals, known)
  return items.length ? { ...config, cart, quote: shown.quote.get(), items, totals } : config
}

const totalsIfFound = (cart: CartRef) =>
  getTotals(cart).catch((error: unknown) => {
    if (!isCartGone(error)) throw error
    return undefined
  })
