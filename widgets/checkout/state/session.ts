import { computed } from 'nanostores'
import { $items } from '../../../src/state/cart'
import { $checkoutConfig } from '../../../src/state/config'
import { $isLoggedIn } from '../../../src/state/customer'

/**
 * A customer's session ended while they were shopping (d.9): the storefront takes them for a guest with nothing in the
 * cart. Somebody who logged out is no customer any more and is not meant.
 */
export const $isSessionOver = computed(
  [$checkoutConfig, $isLoggedIn, $items],
  (config, isLoggedIn, items) =>
    isLoggedIn === true && config?.isCustomerLoggedIn === false && items?.length === 0,
)
