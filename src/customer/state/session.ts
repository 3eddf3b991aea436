import { computed } from 'nanostores'
import { $checkoutConfig, $isSessionRefused, $wasCustomer } from '#storefront/state/config.ts'
import { $isLoggedIn } from './customer.ts'

/**
 * A customer was shopping, by the section cache or as this page has seen, where the shop now sees a guest
 * (trap: lost-session).
 */
export const $hasEnded = computed(
  [$checkoutConfig, $isLoggedIn, $wasCustomer],
  (config, isLoggedIn, wasCustomer) =>
    config?.isCustomerLoggedIn === false && (isLoggedIn === true || wasCustomer),
)

/** A customer's session has ended, and the cart is kept on the account. False after a logout of this page. */
export const $isSessionOver = computed(
  [$hasEnded, $checkoutConfig, $isSessionRefused, $isLoggedIn, $wasCustomer],
  (hasEnded, config, isRefused, isLoggedIn, wasCustomer) =>
    (hasEnded && !config!.items.length) || (isRefused && (isLoggedIn === true || wasCustomer)),
)

/**
 * The shop's answer counts as soon as it is there; until then the section cache does. Undefined until known.
 */
export const $isGuest = computed([$checkoutConfig, $isLoggedIn], (config, isLoggedIn) =>
  config ? !config.isCustomerLoggedIn : isLoggedIn === undefined ? undefined : !isLoggedIn,
)
