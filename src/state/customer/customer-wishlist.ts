import { atom, map, onMount } from 'nanostores'
import * as api from '../../api/wishlist'
import { parseWishlistItems, type WishlistItem } from '../../domain/cart/wishlist-items'
import { invalidateSections, onSectionsChanged } from '../../host/sections/sections'
import { logFailure } from '../log'
import { untilConfirmed } from './storefront-messages'
import { section } from '../page/sections'
import { type Refusal, refusalOf } from '../refusals'
import { singleFlight } from '../single-flight'
import { isRunning, task } from '../task'
import { $customerListChanges } from './wishlist'

/** The newest items of the customer's list (b.46); undefined until known. */
export const $customerWishlist = atom<WishlistItem[] | 'failed' | undefined>()

/** Why an item could not be removed or put into the cart, by what the action calls it. */
export const $wishlistErrors = map<Record<string, Refusal | undefined>>({})

/** Never rejects: a failure shows where no list is known. */
export const loadCustomerWishlist = singleFlight(async () => parseWishlistItems(await section('wishlist')), {
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
    onSectionsChanged((names) => {
      if (names.includes('wishlist')) void loadCustomerWishlist.reload()
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
  return !$wishlistErrors.get()[id]
}
