import { atom, computed, onMount, onNotify } from 'nanostores'
import { type CustomerSection, isLoggedIn, parseCustomer } from '../rules/shopper.ts'
import { onSectionsChanged } from '#storefront/page/sections/sections.ts'
import { readCookie } from '#dom/storage/cookies.ts'
import { $wasCustomer, $checkoutConfig, $isSessionRefused } from '#storefront/state/config.ts'
import { section } from '#storefront/state/sections.ts'
import { logFailure } from '#storefront/state/log.ts'
import { singleFlight } from '#async/single-flight.ts'
import { importPart } from '#dom/import-part.ts'
import type { CustomerAddress } from '#address/rules/address.ts'

/** The shopper; undefined until known (rule: entities). */
export const $customer = atom<CustomerSection | undefined>()

/** Stands for a summary that could not be read. */
export const UNREAD: CustomerSection = {}

/**
 * Undefined until known. A shopper with a full name is logged in (rule: entities); without the summary the shop's
 * word counts.
 */
export const $isLoggedIn = computed([$customer, $wasCustomer], (customer, wasCustomer) =>
  customer === UNREAD ? wasCustomer : customer && isLoggedIn(customer),
)

/** Reads the section; a failure leaves the customer as known. Never rejects. */
export const loadCustomer = singleFlight(
  async () => {
    const before = $customer.value
    const customer = parseCustomer(await section('customer'))
    // A login or logout meanwhile knows better.
    return $customer.value === before ? customer : $customer.value!
  },
  {
    show: (customer) => $customer.set(customer),
    onFailure: (error) => {
      logFailure('customer', error)
      $customer.set($customer.get() ?? UNREAD)
    },
  },
)

/** The guest's wish list goes into the account, however the shopper has logged in. */
onNotify($customer, () => {
  if (!isLoggedIn($customer.value) || !readCookie('wishlist')) return
  importPart(() => import('#wishlist/state/merge-wishlist.ts')).then(
    (code) => code.mergeWishlist(),
    (error: unknown) => logFailure('wishlist', error),
  )
})

onMount($customer, () => {
  void loadCustomer()
  return onSectionsChanged((names) => {
    if (names.includes('customer')) void loadCustomer.reload()
  })
})

/** The customer's saved addresses, undefined until loaded. */
export const $addresses = atom<CustomerAddress[] | undefined>()

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
