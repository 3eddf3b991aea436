import { readObject } from '#lib/json.ts'
import { num } from '#lib/money/decimal.ts'
import { shownAmount, type TaxMode } from './tax-display.ts'
import type { QuoteItem } from './cart.ts'

const AMOUNTS = ['qty', 'base_price', 'row_total', 'price_incl_tax'] as const

/** The amounts of an item when it was first seen at its quantity. */
export type SeenPrice = Pick<QuoteItem, (typeof AMOUNTS)[number]>

/** The price of one unit, with tax or without; NaN while it is not known. */
export const unitPrice = (mode: TaxMode, of: SeenPrice): number =>
  shownAmount(mode, of.row_total / of.qty, of.price_incl_tax)

/** Returns the amounts in `kept` if they are for the item's quantity, else the item's own amounts. */
export function firstPrice(kept: unknown, item: QuoteItem): SeenPrice {
  const read = readObject(kept)
  const first = num(read.qty) === item.qty && num(read.base_price) > 0 ? read : item
  return Object.fromEntries(AMOUNTS.map((name) => [name, num(first[name])])) as SeenPrice
}

/**
 * Returns the amounts at which the item was first seen if its price has changed since. An address that
 * changes the tax changes only one of the two amounts: either the net price or the gross price is the
 * catalogue's.
 */
export function earlierPrice(kept: unknown, item: QuoteItem): SeenPrice | undefined {
  const first = firstPrice(kept, item)
  const isOther = (name: 'base_price' | 'price_incl_tax') => Math.abs(first[name] - item[name]) > 0.004
  return item.base_price > 0 && isOther('base_price') && isOther('price_incl_tax') ? first : undefined
}
