import { atom, onMount } from 'nanostores'
import { readWishlist, withoutProduct, WISHLIST_SECONDS, writeWishlist } from '../../domain/cart/wishlist'
import { decodeCookie, readCookie, writeCookie } from '../../host/storage/cookies'

const COOKIE = 'wishlist'

/** The guest's wish list: product ids, newest first (§6). A customer's is kept by the storefront. */
export const $wishlist = atom<string[]>([])
onMount($wishlist, () => $wishlist.set(currentWishlist()))

/** Read from the cookie each time: other tabs write it, too. */
export const currentWishlist = () => readWishlist(decodeCookie(readCookie(COOKIE) ?? ''))

export function setWishlist(ids: string[]): void {
  const value = writeWishlist(ids)
  writeCookie(COOKIE, value, { seconds: value ? WISHLIST_SECONDS : 0 })
  $wishlist.set(readWishlist(value))
}

/** Removes a product from the guest's list. */
export const removeFromWishlist = (product_id: string): void =>
  setWishlist(withoutProduct(currentWishlist(), product_id))
