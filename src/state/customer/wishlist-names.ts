import { isObject, readObject, toText } from '../../domain/json'
import type { QuoteItem } from '../../domain/cart/cart'
import { toJson } from '../../host/safe-json'
import { local } from '../../host/storage/storage'

/** What a guest's list shows of a product. The cookie holds ids only, and no request gives the rest. */
export interface WishlistItemName {
  name: string
  image: string
}

const KEY = 'bezel-wishlist'
const MAX_NAMES = 200

/** Remembers name and image of a product that goes on the guest's list. */
export function rememberWishlistItem({
  product_id,
  name,
  thumbnail,
}: Pick<QuoteItem, 'product_id' | 'name' | 'thumbnail'>): void {
  if (!product_id) return
  const { [product_id]: _before, ...others } = readObject(local.get(KEY))
  const newest = { [product_id]: { name, image: toText(thumbnail) } }
  // Objects sort integer keys, so this drops the highest ids, not the oldest entries.
  const kept = Object.fromEntries(Object.entries(others).slice(0, MAX_NAMES - 1))
  local.set(KEY, toJson({ ...kept, ...newest }))
}

/** Undefined for a product that was not added here, or whose name was dropped. */
export function wishlistItemName(product_id: string): WishlistItemName | undefined {
  const kept = readObject(local.get(KEY))
  const found = Object.hasOwn(kept, product_id) ? kept[product_id] : undefined
  if (!isObject(found) || !toText(found.name)) return undefined
  return { name: toText(found.name), image: toText(found.image) }
}
