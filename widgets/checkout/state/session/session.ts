import { computed } from 'nanostores'
import { invalidateSections } from '../../../../src/host/sections/sections'
import { $items } from '../../../../src/state/cart/cart'
import { $checkoutConfig } from '../../../../src/state/page/config'
import { $isLoggedIn, loadCustomer } from '../../../../src/state/customer/customer'

/** The server sees a guest where the section cache still names a customer: the session has ended (d.9). */
const $hasEnded = computed(
  [$checkoutConfig, $isLoggedIn],
  (config, isLoggedIn) => isLoggedIn === true && config?.isCustomerLoggedIn === false,
)

/** The session ended while the customer was shopping, and the cart went with it. False after a logout. */
export const $isSessionOver = computed([$hasEnded, $items], (isOver, items) => isOver && items?.length === 0)

/** With items in the cart, the shopper goes on as a guest by now: the stale customer section is loaded again. */
export function reloadStaleCustomer(): () => void {
  const $isGuest = computed(
    [$hasEnded, $checkoutConfig],
    (isOver, config) => isOver && config!.items.length > 0,
  )
  return $isGuest.subscribe((isGuest) => {
    if (!isGuest) return
    invalidateSections(['customer'])
    void loadCustomer()
  })
}
