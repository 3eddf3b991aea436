import { computed } from 'nanostores'
import { invalidateSections } from '../../host/sections/sections'
import { $cart, loadCart } from '../cart/cart'
import { $checkoutConfig, $wasCustomer } from '../page/config'
import { $isLoggedIn, loadCustomer } from './customer'

/** A customer was shopping, by the section cache or as this page has seen, where the shop now sees a guest (d.9). */
const $hasEnded = computed(
  [$checkoutConfig, $isLoggedIn, $wasCustomer],
  (config, isLoggedIn, wasCustomer) =>
    config?.isCustomerLoggedIn === false && (isLoggedIn === true || wasCustomer),
)

/** The session has ended, and the cart is kept on the account. False after a logout of this page. */
export const $isSessionOver = computed(
  [$hasEnded, $checkoutConfig],
  (hasEnded, config) => hasEnded && !config!.items.length,
)

/** What the shop says, as soon as it has said something; until then the section cache. Undefined until known. */
export const $isGuest = computed([$checkoutConfig, $isLoggedIn], (config, isLoggedIn) =>
  config ? !config.isCustomerLoggedIn : isLoggedIn === undefined ? undefined : !isLoggedIn,
)

/** The shopper goes on without the account, with what the session has now. */
export async function continueAsGuest(): Promise<void> {
  forgetCustomer()
  $cart.set(undefined)
  await loadCart()
}

/** With items in the cart, the shopper goes on as a guest by now: the stale customer section is loaded again. */
export function reloadStaleCustomer(): () => void {
  const $isGuestByNow = computed([$hasEnded, $isSessionOver], (hasEnded, isOver) => hasEnded && !isOver)
  return $isGuestByNow.subscribe((isGuest) => {
    if (isGuest) forgetCustomer()
  })
}

function forgetCustomer() {
  $wasCustomer.set(false)
  invalidateSections(['customer'])
  void loadCustomer()
}
