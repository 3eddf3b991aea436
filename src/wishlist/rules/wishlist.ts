/** The guest's wish list is a cookie of product ids, kept for a year (rule: wish-list). */
export const WISHLIST_SECONDS = 365 * 24 * 60 * 60

/** A cookie over this many bytes is dropped by the browser; the name and attributes need some of it too. */
const MAX_BYTES = 4096 - 196

/** Reads the product ids of a cookie value, newest first, each once. Invalid ids are left out. */
export function readWishlist(value: string | undefined | null): string[] {
  const plain = (value ?? '').replace(/%[\da-f]{2}/gi, ' ')
  return [...new Set(plain.split(/[^\w-]/).filter((id) => /^[1-9]\d{0,14}$/.test(id)))]
}

/** The cookie value of a list: ids with a `.` between, which no cookie library escapes. The oldest go when it is full. */
export function writeWishlist(ids: readonly string[]): string {
  let value = ''
  for (const id of readWishlist(ids.join('.'))) {
    const longer = value ? `${value}.${id}` : id
    if (longer.length > MAX_BYTES) break
    value = longer
  }
  return value
}

/** The list with this product first. */
export function withProduct(ids: readonly string[], product_id: string): string[] {
  return [product_id, ...ids.filter((id) => id !== product_id)]
}

/** The list without this product. */
export function withoutProduct(ids: readonly string[], product_id: string): string[] {
  return ids.filter((id) => id !== product_id)
}
