import { isObject, readObject, toList, toText } from '#lib/json.ts'
import { flag } from '#lib/money/decimal.ts'
import { productName, plainText } from '#lib/text/html-entities.ts'
import { isSafeImage, isSafeLink } from '#lib/text/safe-link.ts'

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

/** An item of a customer's wish list, as the section has it (wire: wish-list). */
export interface WishlistItem {
  /** Id of the wish list entry, used by its actions; '' when the section names no id. */
  id: string
  name: string
  href: string
  image: string
  /** The price as the shop writes it, such as "As low as $34.00"; '' when the section names none. */
  price: string
  isSaleable: boolean
  /** Whether the product cannot be ordered without a choice; the section does not tell whether one was made. */
  needsOptions: boolean
}

/** The items with a name and a page. Texts of sections are escaped for HTML (trap: escaped-texts). */
export function parseWishlistItems(section: unknown): WishlistItem[] {
  return toList(readObject(section).items)
    .filter(isObject)
    .map((item) => {
      const href = toText(item.product_url)
      const image = toText(readObject(item.image).src)
      return {
        id: toText(readObject(readObject(item.delete_item_params).data).item),
        name: productName(item.product_name),
        href: isSafeLink(href) ? href : '',
        image: isSafeImage(image) ? image : '',
        price: priceText(toText(item.product_price)),
        isSaleable:
          item.product_is_saleable_and_visible === undefined || flag(item.product_is_saleable_and_visible),
        needsOptions: flag(item.product_has_required_options),
      }
    })
    .filter(({ name, href }) => name && href)
}

/** A shop that shows prices with and without tax labels both in an attribute, which its style sheet writes. */
function priceText(html: string): string {
  const labelled = html.replace(/data-label="([^"<>]*)"[^<>]*>/gi, '>$1: ')
  return plainText(labelled.replaceAll('</', ' </')).replace(/[ \t\r\n]+/g, ' ')
}
