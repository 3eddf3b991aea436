import { isObject, readObject, toText } from '../../domain/json'
import type { QuoteItem } from '../../domain/cart/cart'
import { toJson } from '../../host/safe-json'
import { local } from '../../host/storage/storage'

/** What a guest's list shows of a product. The cookie holds ids only, and no call tells the rest. */
export interface WishlistItemName {
  name: string
  image: string
}

const KEY = 'bezel-wishlist'
const MOST = 200

/** Remembers what a product looks like when it goes on the guest's list. */
export function rememberWishlistItem({
  product_id,
  name,
  thumbnail,
}: Pick<QuoteItem, 'product_id' | 'name' | 'thumbnail'>): void {
  if (!product_id) return
  const { [product_id]: _before, ...others } = readObject(local.get(KEY))
  const newest = { [product_id]: { name, image: toText(thumbnail) } }
  // Integer keys sort themselves, so this drops the highest ids, not the oldest; the list itself is what counts.
  const kept = Object.fromEntries(Object.entries(others).slice(0, MOST - 1))
  local.set(KEY, toJson({ ...kept, ...newest }))
}

/** undefined for a product put there by the page, or on a device that forgot. */
export function wishlistItemName(product_id: string): WishlistItemName | undefined {
  const kept = readObject(local.get(KEY))
  const found = Object.hasOwn(kept, product_id) ? kept[product_id] : undefined
  if (!isObject(found) || !toText(found.name)) return undefined
  return { name: toText(found.name), image: toText(found.image) }
}
