import type { QuoteItem } from './cart'

type Line = Pick<QuoteItem, 'name' | 'sku' | 'qty' | 'options'>

/**
 * What a login brought into the cart: the pieces of an earlier visit, by line. Lines are told apart by article and
 * options, since a merge gives them other ids; where both carts had one, only the pieces that came along count.
 */
export function mergedItems(
  before: readonly Line[],
  after: readonly Line[],
): { name: string; qty: number }[] {
  const had = new Map<string, number>()
  for (const line of before) had.set(keyOf(line), (had.get(keyOf(line)) ?? 0) + line.qty)
  return after.flatMap((line) => {
    const known = Math.min(line.qty, had.get(keyOf(line)) ?? 0)
    had.set(keyOf(line), (had.get(keyOf(line)) ?? 0) - known)
    const name = [line.name, ...line.options.map(({ value }) => value)].join(', ')
    return line.qty > known ? [{ name, qty: line.qty - known }] : []
  })
}

const keyOf = ({ sku, options }: Line) => JSON.stringify([sku, options.map(({ value }) => value)])
