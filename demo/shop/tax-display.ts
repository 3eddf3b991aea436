import { pricesContainTax } from './tax.ts'

type Mode = 'including' | 'excluding' | 'both'

/** The tax settings as the checkout page prints them (wire: checkout-configuration). */
export interface TaxDisplay {
  isDisplayShippingPriceExclTax: boolean
  isDisplayShippingBothPrices: boolean
  reviewShippingDisplayMode: Mode
  reviewItemPriceDisplayMode: Mode
  reviewTotalsDisplayMode: Mode
  includeTaxInGrandTotal: boolean
  isFullTaxSummaryDisplayed: boolean
  isZeroTaxDisplayed: boolean
}

/**
 * Prices are shown with tax where catalogue prices contain it, else by Magento's default; `shop.taxDisplay` stands
 * over both.
 */
export function taxDisplay(shop: { taxDisplay: Partial<TaxDisplay> }, currency: string): TaxDisplay {
  const mode = pricesContainTax(currency) ? 'including' : 'excluding'
  return {
    isDisplayShippingPriceExclTax: mode === 'excluding',
    isDisplayShippingBothPrices: false,
    reviewShippingDisplayMode: mode,
    reviewItemPriceDisplayMode: mode,
    reviewTotalsDisplayMode: mode,
    includeTaxInGrandTotal: false,
    isFullTaxSummaryDisplayed: false,
    isZeroTaxDisplayed: false,
    ...shop.taxDisplay,
  }
}
