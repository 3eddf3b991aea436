import { expect, it } from 'vitest'
import { amountBeside, parseTaxDisplay, shownAmount } from './tax-display.ts'

/** The settings as a stock shop prints them, untouched. */
const STOCK = {
  isDisplayShippingPriceExclTax: true,
  isDisplayShippingBothPrices: false,
  reviewShippingDisplayMode: 'excluding',
  reviewItemPriceDisplayMode: 'excluding',
  reviewTotalsDisplayMode: 'excluding',
  includeTaxInGrandTotal: false,
  isFullTaxSummaryDisplayed: false,
  isZeroTaxDisplayed: false,
}

it('a shop without settings, or with odd ones, shows prices as a stock shop', () => {
  const stock = {
    items: 'excluding',
    subtotal: 'excluding',
    shipping: 'excluding',
    rates: 'excluding',
    zeroTax: false,
    taxDetails: false,
    grandTotal: false,
  }
  const odd = Object.fromEntries(Object.keys(STOCK).map((name) => [name, []]))
  expect(parseTaxDisplay(STOCK)).toEqual(stock)
  expect(parseTaxDisplay({})).toEqual(stock)
  expect(parseTaxDisplay({ ...odd, isDisplayShippingPriceExclTax: null })).toEqual(stock)
})

it('items, subtotal, shipping and rates have settings of their own', () => {
  const display = parseTaxDisplay({
    reviewItemPriceDisplayMode: 'both',
    reviewTotalsDisplayMode: 'excluding',
    reviewShippingDisplayMode: 'including',
    isDisplayShippingPriceExclTax: '0',
    isZeroTaxDisplayed: '1',
    isFullTaxSummaryDisplayed: 1,
    includeTaxInGrandTotal: true,
  })
  expect(display).toEqual({
    items: 'both',
    subtotal: 'excluding',
    shipping: 'including',
    rates: 'including',
    zeroTax: true,
    taxDetails: true,
    grandTotal: true,
  })
  expect(parseTaxDisplay({ isDisplayShippingBothPrices: true }).rates).toBe('both')
})

it.each([
  ['excluding', 'including', 'both'],
  ['including', 'excluding', 'both'],
  ['including', 'including', 'including'],
  ['excluding', 'both', 'both'],
  ['both', 'including', 'including'],
])('over a column %s tax the subtotal, set to %s, is shown %s', (items, totals, shown) => {
  const display = parseTaxDisplay({ reviewItemPriceDisplayMode: items, reviewTotalsDisplayMode: totals })
  expect(display.subtotal).toBe(shown)
})

it('of an amount with tax and without the shop’s one is shown, or both where they differ', () => {
  const shown = (...amounts: Parameters<typeof shownAmount>) => [
    shownAmount(...amounts),
    amountBeside(...amounts),
  ]
  expect(shown('excluding', 59.95, 64.9)).toEqual([59.95, undefined])
  expect(shown('including', 59.95, 64.9)).toEqual([64.9, undefined])
  expect(shown('both', 59.95, 64.9)).toEqual([64.9, 59.95])
  expect(shown('both', 59.95, 59.95)).toEqual([59.95, undefined])
})
