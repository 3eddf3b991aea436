import { withAmounts } from '#cart/rules/item-amounts.ts'
import { toText } from '#lib/json.ts'
import { $cart, $items } from '#cart/state/cart.ts'
import { $taxDisplay } from '#cart/state/tax-display.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $currency } from '#storefront/state/context.ts'
import type { Order } from './order.ts'
import { keepPlacedOrder, type PlacedOrder, removePlacedOrder } from './placed-order.ts'

/** The data that the page that confirms the order shows besides the order itself. */
type Known = Pick<PlacedOrder, 'shipping' | 'store' | 'rate' | 'totals' | 'payment'>

/**
 * Keeps an order as it is sent, for the page that confirms it. One whose items this page does not know is not kept, and
 * neither is the order before it.
 */
export function keepOrder({ cart, email, billing, method }: Order, known: Known): void {
  removePlacedOrder()
  if ($cart.get()?.id !== cart.id) return
  keepPlacedOrder({
    sentAt: Date.now(),
    isGuest: !cart.customer,
    email: email ?? toText($checkoutConfig.get()?.customerData.email),
    billing,
    items: withAmounts($items.get() ?? [], known.totals),
    taxDisplay: $taxDisplay.get(),
    currency: $currency.get(),
    method,
    ...known,
  })
}
