import { atom, batch, computed, onMount, onNotify } from 'nanostores'
import * as api from '../../api/customer'
import { ApiError } from '../../api/client/client'
import { type CustomerSection, isLoggedIn, parseCustomer } from '../../domain/shopper'
import { invalidateSections, onSectionsChanged } from '../../host/sections/sections'
import { readCookie } from '../../host/storage/cookies'
import { $addresses } from './addresses'
import { $cart, loadCart } from '../cart/cart'
import { $wasCustomer } from '../page/config'
import { fetchSections, section } from '../page/sections'
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

const SECTIONS_OF_SESSION = [
  'customer',
  'cart',
  'checkout-data',
  'messages',
  'directory-data',
  'wishlist',
  'last-ordered-items',
]

/** Logs in (b.6). The message is the storefront's, ready to show. */
export async function login(
  username: string,
  password: string,
): Promise<{ ok: boolean; message: string; redirectUrl?: string }> {
  try {
    const result = await api.login(username, password)
    if (result.ok) await startNewSession()
    return result
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ok: false, message: error.text }
  }
}

/** Throws ApiError when the request failed; the stores forget the customer all the same. */
export async function logout(): Promise<void> {
  try {
    await api.logout()
  } finally {
    batch(() => {
      $customer.set({})
      $addresses.set(undefined)
      $wasCustomer.set(false)
    })
    await startNewSession()
  }
}

/** After a login or logout: all sections are stale and the cart has a new id (a.3, c.6). */
async function startNewSession() {
  invalidateSections(SECTIONS_OF_SESSION)
  $cart.set(undefined)
  $addresses.set(undefined)
  const [{ customer }] = await Promise.all([fetchSections(['customer']), loadCart.reload()])
  $customer.set(parseCustomer(customer))
}
