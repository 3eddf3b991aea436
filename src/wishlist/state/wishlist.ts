import { atom, onMount } from 'nanostores'
import { readWishlist, withoutProduct, WISHLIST_SECONDS, writeWishlist } from '../rules/wishlist.ts'
import { onReturn } from '#dom/lifecycle.ts'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { decodeCookie, readCookie, writeCookie } from '#dom/storage/cookies.ts'
import type { QuoteItem } from '#cart/rules/cart.ts'
import { type ChosenFields, readChosenFields } from '#cart/rules/chosen-options.ts'
import { isObject, readObject, toList, toText } from '#lib/json.ts'
import { toJson } from '#dom/safe-json.ts'
import { local } from '#dom/storage/storage.ts'

/** One way a product was chosen, such as its engraving: what the shop is sent and what is shown of it. */
export interface Chosen {
  fields: ChosenFields
  shown: { label: string; value: string }[]
}

/**
 * The details of a product that a guest's list shows. The cookie holds ids only, and no request gives the
 * rest.
 */
interface WishlistDetails {
  name: string
  image: string
  /** Each a row of the list; none for a product without options. */
  chosen: Chosen[]
}

const KEY = 'bezel-wishlist'
const MAX_PRODUCTS = 200
const MAX_CHOSEN = 10

/** Remembers what a product looks like that goes on the guest's list, and what was chosen for it. Returns an undo. */
export function rememberWishlistItem(
  { product_id, name, thumbnail, options }: Pick<QuoteItem, 'product_id' | 'name' | 'thumbnail' | 'options'>,
  fields: ChosenFields = [],
): () => void {
  if (!product_id) return () => {}
  const before = wishlistDetails(product_id)
  const added = fields.length ? [{ fields, shown: options }] : []
  const others = before?.chosen.filter((one) => !isSame(one, added[0])) ?? []
  const chosen = [...added, ...others].slice(0, MAX_CHOSEN)
  write(product_id, { name, image: toText(thumbnail), chosen })
  return () => write(product_id, before)
}

/** Forgets one way a product was chosen, or all about it. Returns whether another way is left on the list. */
export function dropWishlistDetails(product_id: string, one?: Chosen): boolean {
  const known = wishlistDetails(product_id)
  // Another tab may have dropped it.
  const chosen = (one && known?.chosen.filter((other) => !isSame(other, one))) ?? []
  write(product_id, chosen.length ? { ...known!, chosen } : undefined)
  return chosen.length > 0
}

/** Undefined for a product that was not added here, or was dropped. */
export function wishlistDetails(product_id: string): WishlistDetails | undefined {
  const kept = readObject(local.get(KEY))
  const found = Object.hasOwn(kept, product_id) ? kept[product_id] : undefined
  if (!isObject(found) || !toText(found.name)) return undefined
  const chosen = toList(found.chosen).filter(isObject).map(readChosen)
  return { name: toText(found.name), image: toText(found.image), chosen }
}

const readChosen = ({ fields, shown }: Record<string, unknown>): Chosen => ({
  fields: readChosenFields(fields),
  shown: toList(shown)
    .filter(isObject)
    .map(({ label, value }) => ({ label: toText(label), value: toText(value) })),
})

const isSame = (one: Chosen, other: Chosen | undefined) =>
  JSON.stringify(one.fields) === JSON.stringify(other?.fields)

function write(product_id: string, details: WishlistDetails | undefined) {
  const { [product_id]: _before, ...others } = readObject(local.get(KEY))
  // Objects sort integer keys, so this drops the highest ids, not the oldest entries.
  const kept = Object.fromEntries(Object.entries(others).slice(0, MAX_PRODUCTS - 1))
  local.set(KEY, toJson({ ...kept, ...(details && { [product_id]: details }) }))
}

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
