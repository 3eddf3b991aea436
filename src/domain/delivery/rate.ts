import { isObject, toList, toText } from '../json'
import { flag, num } from '../money/decimal'

/** A shipping rate (§3, b.0): amounts in the quote's currency, `base_amount` in base currency. */
export interface ShippingRate {
  carrier_code: string
  /** '' in the error row of a carrier that cannot ship (d.20). */
  method_code: string
  carrier_title?: string
  method_title?: string
  amount: number
  base_amount: number
  available: boolean
  error_message?: string
  price_excl_tax: number
  price_incl_tax: number
}

export type RateCodes = Pick<ShippingRate, 'carrier_code' | 'method_code'>

/** `carrier_method`. For comparing only: codes may hold `_` themselves, so it is never split. */
export function rateKey(rate: RateCodes): string {
  return `${rate.carrier_code}_${rate.method_code}`
}

/** The rates of an estimate, in the server's order. One without a method is never available (d.20). */
export function parseRates(raw: unknown): ShippingRate[] {
  return toList(raw)
    .filter(isObject)
    .map((row) => ({
      carrier_code: toText(row.carrier_code),
      method_code: toText(row.method_code),
      amount: num(row.amount),
      base_amount: num(row.base_amount),
      price_excl_tax: num(row.price_excl_tax),
      price_incl_tax: num(row.price_incl_tax),
      available: flag(row.available) && toText(row.method_code) !== '',
      ...textsOf(row, ['carrier_title', 'method_title', 'error_message']),
    }))
}

function textsOf<Name extends string>(row: Record<string, unknown>, names: Name[]) {
  const texts: Partial<Record<Name, string>> = {}
  for (const name of names) if (toText(row[name])) texts[name] = toText(row[name])
  return texts
}
