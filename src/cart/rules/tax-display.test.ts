import { expect, it } from 'vitest'
import { amountBeside, parseTaxDisplay, shownAmount, earlierPrice, firstPrice } from './tax-display.ts'
import { parseItem, type QuoteItem } from './cart.ts'

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

const item = (net: number, gross: number, qty = 1) =>
  parseItem({ item_id: 1, qty, base_price: net, row_total: net * qty, price_incl_tax: gross }) as QuoteItem
const before = firstPrice(undefined, item(60, 64))

it('is the price an item was first seen at, once it has another', () => {
  expect(earlierPrice(before, item(60, 64))).toBeUndefined()
  expect(earlierPrice(before, item(65, 69.3))).toMatchObject({ row_total: 60, price_incl_tax: 64 })
})

it('stays the first through several changes, also as JSON', () => {
  const kept: unknown = JSON.parse(JSON.stringify(firstPrice(before, item(65, 69.3))))
  expect(earlierPrice(kept, item(70, 75))).toMatchObject({ price_incl_tax: 64 })
  expect(earlierPrice(kept, item(60, 64))).toBeUndefined()
})

it('is none where an address has changed the tax alone, of net prices or of gross ones', () => {
  expect(earlierPrice(before, item(60, 66))).toBeUndefined()
  expect(earlierPrice(before, item(58, 64))).toBeUndefined()
})

it('begins anew with another quantity, which may have a price of its own', () => {
  expect(earlierPrice(before, item(55, 58, 3))).toBeUndefined()
  expect(firstPrice(before, item(55, 58, 3))).toMatchObject({ qty: 3, row_total: 165 })
})

it('is none where the shop or the cache does not tell the price', () => {
  expect(earlierPrice(undefined, item(60, 64))).toBeUndefined()
  expect(earlierPrice('odd', item(0, 64))).toBeUndefined()
  expect(earlierPrice(before, item(0, 69))).toBeUndefined()
  expect(earlierPrice(before, { ...item(65, 0), price_incl_tax: NaN })).toBeUndefined()
})
