import { $cart } from '../../../../src/state/cart/cart'
import { loadTotals } from '../../../../src/state/cart/load-totals'
import { withFreshCart } from '../../../../src/state/cart/with-fresh-cart'
import { task } from '../../../../src/state/task'

/**
 * Makes a call that fails where a customer's session has ended (d.9). Those of the payment step do not, and a customer would
 * find out only after entering a card.
 */
export function checkSession(): void {
  if ($cart.get()?.customer) void task('session', () => withFreshCart(loadTotals))
}
