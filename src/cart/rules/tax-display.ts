import type { JsonObject } from '#lib/json.ts'
import { flag } from '#lib/money/decimal.ts'

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
