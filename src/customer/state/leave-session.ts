import { computed } from 'nanostores'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { $cart, loadCart } from '#cart/state/cart.ts'
import { $wasCustomer } from '#storefront/state/config.ts'
import { loadCustomer, $hasEnded, $isSessionOver } from './customer.ts'

/** The shopper goes on without the account, with what the session has now. */
export async function continueAsGuest(): Promise<void> {
  const forgotten = forgetCustomer()
  $cart.set(undefined)
  await Promise.all([forgotten, loadCart.reload()])
}

/** With items in the cart, the shopper goes on as a guest by now: the stale customer section is loaded again. */
export function reloadStaleCustomer(): () => void {
  const $isGuestByNow = computed([$hasEnded, $isSessionOver], (hasEnded, isOver) => hasEnded && !isOver)
  return $isGuestByNow.subscribe((isGuest) => {
    // We may learn of a login elsewhere before the shop says whose the cart is now.
    if (isGuest) void loadCart().then(() => ($isGuestByNow.get() ? forgetCustomer() : undefined))
  })
}

function forgetCustomer(): Promise<void> {
  $wasCustomer.set(false)
  invalidateSections(['customer'])
  return loadCustomer.reload()
}
