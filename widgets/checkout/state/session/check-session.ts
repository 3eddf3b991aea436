import { $cart } from '#cart/state/cart.ts'
import { loadTotals } from '#cart/state/load-totals.ts'
import { withFreshCart } from '#cart/state/with-fresh-cart.ts'
import { task } from '#async/task.ts'

/**
 * Makes a call that fails if a customer's session has ended (trap: lost-session). The calls of the payment step do
 * not fail then, and a customer would find out only after entering a card.
 */
export function checkSession(): void {
  if ($cart.get()?.customer) void task('session', () => withFreshCart(loadTotals))
}
