import { isObject, readObject, toText } from '#lib/json.ts'
import { num } from '#lib/money/decimal.ts'
import { parseShownProducts, type ShownProduct } from './shown-product.ts'

/**
 * Ids of the products that were looked at, the newest first, from lists in the storefront's form
 * (wire: products-looked-at).
 */
export function viewedIds(...lists: unknown[]): string[] {
  const entries = lists.flatMap((list) => Object.values(readObject(list))).filter(isObject)
  const newest = entries.toSorted((a, b) => num(b.added_at) - num(a.added_at))
  return [...new Set(newest.map(({ product_id }) => toText(product_id)).filter(Boolean))]
}

/** Reads the products that the storefront has stored, in this currency only (wire: products-looked-at). */
export const keptProducts = (kept: unknown, currency: string): ShownProduct[] =>
  parseShownProducts(Object.values(readObject(kept))).filter((product) => product.currency === currency)
