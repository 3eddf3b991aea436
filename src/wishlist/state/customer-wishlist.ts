import { atom, map, onMount } from 'nanostores'
import { loadSections } from '#storefront/api/content.ts'
import * as api from '../api.ts'
import { parseWishlistItems, type WishlistItem } from '../rules/wishlist.ts'
import { isLoggedIn, parseCustomer } from '#customer/rules/shopper.ts'
import { invalidateSections, onSectionsChanged } from '#storefront/page/sections/sections.ts'
import { loadCart } from '#cart/state/cart.ts'
import { logFailure } from '#storefront/state/log.ts'
import { untilConfirmed } from '#customer/state/storefront-messages.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $chosenCurrency } from '#storefront/state/context.ts'
import { section } from '#storefront/state/sections.ts'
import { type Refusal, refusalOf } from '#async/refusals.ts'
import { singleFlight } from '#async/single-flight.ts'
import { isRunning, task } from '#async/task.ts'
import { $customerListChanges } from './wishlist.ts'

/** The newest items of the customer's list (wire: wish-list); undefined until known. */
export const $customerWishlist = atom<WishlistItem[] | 'failed' | undefined>()

/** Why an item could not be removed or put into the cart, by what the action calls it. */
export const $wishlistErrors = map<Record<string, Refusal | undefined>>({})

/**
 * An empty list may be that of a session that has ended (trap: lost-session). Then the list stays as it was known,
 * and the cart is loaded, which says that the session has ended.
 */
async function readList(): Promise<WishlistItem[] | 'failed'> {
  const items = parseWishlistItems(await section('wishlist'))
  if (items.length || isLoggedIn(parseCustomer((await loadSections(['customer'])).customer))) return items
  await loadCart()
  return $customerWishlist.get() ?? 'failed'
}

/** Never rejects: a failure shows where no list is known. */
export const loadCustomerWishlist = singleFlight(readList, {
  show: (items) => $customerWishlist.set(items),
  onFailure: (error) => {
    logFailure('wishlist', error)
    if (!$customerWishlist.get()) $customerWishlist.set('failed')
  },
})

onMount($customerWishlist, () => {
  void loadCustomerWishlist()
  const stops = [
    $customerListChanges.listen(() => void loadCustomerWishlist.reload()),
    $chosenCurrency.listen(() => void loadCustomerWishlist.reload()),
    onSectionsChanged((names) => {
      if (names.includes('wishlist')) void loadCustomerWishlist.reload()
    }),
    $checkoutConfig.listen((config, before) => {
      if (!config?.isCustomerLoggedIn || before?.isCustomerLoggedIn !== false) return
      // It may be another customer who has logged in.
      $customerWishlist.set(undefined)
      void loadCustomerWishlist.reload()
    }),
  ]
  return () => stops.forEach((stop) => stop())
})

/** After a change of this list; resolves when it is on screen. */
export function customerWishlistChanged(): Promise<void> {
  invalidateSections(['wishlist'])
  return loadCustomerWishlist.reload()
}

/** Removes an item; ignored while it is being removed. Resolves to whether it is gone. */
export async function removeFromCustomerWishlist(id: string): Promise<boolean> {
  const name = `wishlist-remove:${id}`
  if (isRunning(name)) return false
  await task(name, async () => {
    $wishlistErrors.setKey(id, undefined)
    try {
      await untilConfirmed(api.removeWishlistItem(id))
    } catch (error) {
      $wishlistErrors.setKey(id, refusalOf(error))
      throw error
    } finally {
      await customerWishlistChanged()
    }
  })
  // An answer that was lost may be a removal that was made: the list tells.
  return !$wishlistErrors.get()[id] || hasLeftList(id)
}

export function hasLeftList(id: string): boolean {
  const items = $customerWishlist.get()
  return Array.isArray(items) && !items.some((item) => item.id === id)
}
