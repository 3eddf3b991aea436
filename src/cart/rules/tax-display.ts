import { type JsonObject, readObject } from '#lib/json.ts'
import { flag, num } from '#lib/money/decimal.ts'
import type { QuoteItem } from './cart.ts'

/** An amount with its tax, without, or both. */
export type TaxMode = 'including' | 'excluding' | 'both'
export type TaxPart = Exclude<TaxMode, 'both'>

/** How the shop shows prices with regard to tax (wire: checkout-configuration, rule: tax-display). */
export interface TaxDisplay {
  items: TaxMode
  /** The subtotal contains the amounts that the items show, so that their column adds up to it. */
  subtotal: TaxMode
  shipping: TaxMode
  /** The prices of the rates, before one is chosen. */
  rates: TaxMode
  /** A tax of zero has its row. */
  zeroTax: boolean
  /** The tax is followed by its rates. */
  taxDetails: boolean
  /** The grand total also without tax. */
  grandTotal: boolean
}

/** The settings of the checkout configuration. Without them as Magento shows prices by default. */
export function parseTaxDisplay(config: JsonObject): TaxDisplay {
  const mode = (name: string) => modeOf(config[`review${name}DisplayMode`])
  const items = mode('ItemPrice')
  const subtotal = mode('Totals')
  const isRate = (name: string) => flag(config[`isDisplayShipping${name}`] ?? name === EXCLUDING)
  return {
    items,
    subtotal: items === 'both' || items === subtotal ? subtotal : 'both',
    shipping: mode('Shipping'),
    rates: isRate('BothPrices') ? 'both' : isRate(EXCLUDING) ? 'excluding' : 'including',
    zeroTax: flag(config.isZeroTaxDisplayed),
    taxDetails: flag(config.isFullTaxSummaryDisplayed),
    grandTotal: flag(config.includeTaxInGrandTotal),
  }
}

const EXCLUDING = 'PriceExclTax'

/** Returns the mode of a setting; any other value gives the default, `excluding`. */
export const modeOf = (value: unknown): TaxMode =>
  value === 'including' || value === 'both' ? value : 'excluding'

/** The amount to show first. */
export const shownAmount = (mode: TaxMode, excluding: number, including: number): number =>
  mode === 'excluding' ? excluding : including

/** The amount without tax, where it is to be shown beside the one with. */
export const amountBeside = (mode: TaxMode, excluding: number, including: number): number | undefined =>
  mode === 'both' && excluding !== including ? excluding : undefined

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
