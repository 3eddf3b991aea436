import { computed } from 'nanostores'
import { invalidateSections } from '../../../../src/host/sections/sections'
import { $items } from '../../../../src/state/cart/cart'
import { $checkoutConfig } from '../../../../src/state/page/config'
import { $isLoggedIn, loadCustomer } from '../../../../src/state/customer/customer'

/** The storefront takes for a guest whom its cache still calls a customer: the session ended (d.9). */
const $isOver = computed(
  [$checkoutConfig, $isLoggedIn],
  (config, isLoggedIn) => isLoggedIn === true && config?.isCustomerLoggedIn === false,
)

/** It ended while they were shopping, and the cart went with it. Somebody who logged out is not meant. */
export const $isSessionOver = computed([$isOver, $items], (isOver, items) => isOver && items?.length === 0)

/** Who has a cart all the same shops as a guest by now, and the storefront's cache is made to hear of it. */
export function correctCustomer(): () => void {
  const $isGuest = computed(
    [$isOver, $checkoutConfig],
    (isOver, config) => isOver && config!.items.length > 0,
  )
  return $isGuest.subscribe((isGuest) => {
    if (!isGuest) return
    invalidateSections(['customer'])
    void loadCustomer()
  })
}
