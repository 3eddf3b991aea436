import { atom, computed, onMount, onNotify } from 'nanostores'
import { type CustomerSection, isLoggedIn, parseCustomer } from '../../domain/shopper'
import { onSectionsChanged } from '../../host/sections/sections'
import { readCookie } from '../../host/storage/cookies'
import { section } from '../page/sections'
import { logFailure } from '../log'
import { singleFlight } from '../single-flight'

/** Who is shopping; undefined until known (§3 customer account summary). */
export const $customer = atom<CustomerSection | undefined>()

/** undefined until known. §3: a shopper with a full name is logged in. */
export const $isLoggedIn = computed($customer, (customer) => customer && isLoggedIn(customer))

/** Reads the section; a failure leaves the customer as known, or a guest. Never rejects. */
export const loadCustomer = singleFlight(async () => parseCustomer(await section('customer')), {
  show: (customer) => $customer.set(customer),
  onFailure: (error) => {
    logFailure('customer', error)
    if (!$customer.get()) $customer.set({})
  },
})

/** The guest's wish list goes into the account, however the shopper has logged in. */
onNotify($customer, () => {
  if (!isLoggedIn($customer.value) || !readCookie('wishlist')) return
  import('./merge-wishlist').then(
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
