import { grandTotal, segments, type Totals } from '#cart/rules/totals.ts'
import type { ShippingRate } from '#delivery/rules/rate.ts'
import { fromMinor, minorDigits, toMinor } from '#lib/money/money.ts'

/** What is to pay, in the currency's smallest unit (§9). */
export function amountOf(totals: Totals | undefined) {
  const currency = totals?.quote_currency_code ?? ''
  return { currency, value: toMinor(grandTotal(totals), currency) }
}

/** An amount as wallets want it: decimal text with the digits the currency is counted in. */
const toDecimal = (amount: number, currency: string): string =>
  fromMinor(toMinor(amount, currency), currency).toFixed(minorDigits(currency))

/** What is to pay, as wallets want it. */
export const toPay = (totals: Totals): string => toDecimal(grandTotal(totals), totals.quote_currency_code)

/** What a delivery costs, as wallets want it. */
export const toPrice = ({ price_incl_tax }: ShippingRate, currency: string): string =>
  toDecimal(price_incl_tax, currency)

export interface SheetRow {
  /** The shop's code of the row, such as `subtotal`. */
  code: string
  label: string
  amount: string
}

/**
 * What the total consists of, by the shop's own names; none where the rows do not add up to it, as with prices that
 * include the tax which is a row, too.
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
