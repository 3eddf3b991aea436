import type { QuoteItem } from './cart.ts'
import { nameWithOptions } from './item-names.ts'

type Item = Pick<QuoteItem, 'name' | 'sku' | 'qty' | 'options'>

/**
 * The items that a login added to the guest's cart, as the customer's cart was merged into it. Items are compared by SKU and
 * options, since a merge gives them new ids; where both carts had one, only the added quantity counts.
 */
export function mergedItems(
  before: readonly Item[],
  after: readonly Item[],
): { name: string; qty: number }[] {
  const unmatched = new Map<string, number>()
  for (const item of before) unmatched.set(keyOf(item), (unmatched.get(keyOf(item)) ?? 0) + item.qty)
  return after.flatMap((item) => {
    const key = keyOf(item)
    const matched = Math.min(item.qty, unmatched.get(key) ?? 0)
    unmatched.set(key, (unmatched.get(key) ?? 0) - matched)
    return item.qty > matched ? [{ name: nameWithOptions(item), qty: item.qty - matched }] : []
  })
}

const keyOf = ({ sku, options }: Item) => JSON.stringify([sku, options.map(({ value }) => value)])
