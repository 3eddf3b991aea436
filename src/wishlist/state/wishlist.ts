import { atom, onMount } from 'nanostores'
import { readWishlist, withoutProduct, WISHLIST_SECONDS, writeWishlist } from '../rules/wishlist.ts'
import { onReturn } from '#dom/lifecycle.ts'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { decodeCookie, readCookie, writeCookie } from '#dom/storage/cookies.ts'
import { type Chosen, dropWishlistDetails } from './wishlist-details.ts'

const COOKIE = 'wishlist'

/** The guest's wish list: product ids, newest first (rule: wish-list). A customer's is kept by the storefront. */
export const $wishlist = atom<string[]>([])
onMount($wishlist, () => {
  const read = () => $wishlist.set(currentWishlist())
  read()
  return onReturn(read)
})

/** Read from the cookie each time: other tabs write it, too. */
export const currentWishlist = () => readWishlist(decodeCookie(readCookie(COOKIE) ?? ''))

export function setWishlist(ids: string[]): void {
  const value = writeWishlist(ids)
  writeCookie(COOKIE, value, { seconds: value ? WISHLIST_SECONDS : 0 })
  $wishlist.set(readWishlist(value))
}

/** Removes a product from the guest's list, or one of the ways it was chosen. */
export function removeFromWishlist(product_id: string, chosen?: Chosen): void {
  const ids = currentWishlist()
  setWishlist(dropWishlistDetails(product_id, chosen) ? ids : withoutProduct(ids, product_id))
}

/** Counts changes of a customer's list that come from elsewhere than the list on screen. */
export const $customerListChanges = atom(0)

export function customerListChanged(): void {
  invalidateSections(['wishlist'])
  $customerListChanges.set($customerListChanges.get() + 1)
}
