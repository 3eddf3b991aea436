import { atom, computed, onMount, onNotify } from 'nanostores'
import { type CustomerSection, isLoggedIn, parseCustomer } from '../../domain/shopper'
import { onSectionsChanged } from '../../host/sections/sections'
import { readCookie } from '../../host/storage/cookies'
import { $wasCustomer } from '../page/config'
import { section } from '../page/sections'
import { logFailure } from '../log'
import { singleFlight } from '../single-flight'
import { importPart } from '../../host/page/import-part'

/** Who is shopping; undefined until known (§3 customer account summary). */
export const $customer = atom<CustomerSection | undefined>()

/** In place of a summary that could not be read. */
export const UNREAD: CustomerSection = {}

/** undefined until known. §3: a shopper with a full name is logged in; without the summary the shop's word counts. */
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
  importPart(() => import('./merge-wishlist')).then(
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
