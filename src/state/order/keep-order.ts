import { withAmounts } from '../../domain/cart/item-amounts'
import { toText } from '../../domain/json'
import { $cart, $items } from '../cart/cart'
import { $taxDisplay } from '../cart/tax-display'
import { $checkoutConfig } from '../page/config'
import { $currency } from '../page/context'
import type { Order } from './order'
import { keepPlacedOrder, type PlacedOrder, removePlacedOrder } from './placed-order'

/** What the page that confirms the order shows besides the order itself. */
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
