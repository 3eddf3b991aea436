import { BASE, convert, digitsOf, divide, toBase } from './money.ts'
import { pricesContainTax } from './tax.ts'

/** A catalogue price, given in USD cents: with tax it is a whole amount, like 19.00 €; minor units. */
export function listPrice(cents: number, currency: string): number {
  const amount = convert(cents, currency)
  const step = 10 ** (digitsOf(currency) || 2)
  return pricesContainTax(currency) ? divide(amount, step) * step : amount
}

/** The catalogue price of a website, in another currency for its base amounts. */
export function listPriceIn(cents: number, website: string, currency: string): number {
  const price = listPrice(cents, website)
  return website !== currency && currency === BASE ? toBase(price, website) : price
}
