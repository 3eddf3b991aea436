import { grandTotal, segments, type Totals } from '#cart/rules/totals.ts'
import type { ShippingRate } from '#delivery/rules/rate.ts'
import { fromMinor, minorDigits, toMinor } from '#lib/money/money.ts'

/** Returns the amount to pay, in the currency's smallest unit (rule: money). */
export function amountOf(totals: Totals | undefined) {
  const currency = totals?.quote_currency_code ?? ''
  return { currency, value: toMinor(grandTotal(totals), currency) }
}

/** An amount as wallets want it: decimal text with the digits the currency is counted in. */
const toDecimal = (amount: number, currency: string): string =>
  fromMinor(toMinor(amount, currency), currency).toFixed(minorDigits(currency))

/** Returns the amount to pay, in the format of the wallets. */
export const toPay = (totals: Totals): string => toDecimal(grandTotal(totals), totals.quote_currency_code)

/** Returns the price of a delivery, in the format of the wallets. */
export const toPrice = ({ price_incl_tax }: ShippingRate, currency: string): string =>
  toDecimal(price_incl_tax, currency)

export interface SheetRow {
  /** The shop's code of the row, such as `subtotal`. */
  code: string
  label: string
  amount: string
}

/**
 * Returns the rows that make up the total, by the shop's own names. Empty if the rows do not add up to the
 * total. Prices that include the tax are an example, if the tax is also a row.
 */
export function rowsOf(totals: Totals): SheetRow[] {
  const { currency, value } = amountOf(totals)
  const rows = segments(totals).filter((row) => row.code !== 'grand_total' && row.value !== 0)
  const sum = rows.reduce((all, row) => all + toMinor(row.value, currency), 0)
  if (sum !== value) return []
  return rows.map(({ code, title, value: amount }) => ({
    code,
    label: title,
    amount: toDecimal(amount, currency),
  }))
}
