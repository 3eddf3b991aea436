import { isObject, type JsonObject, toList, toText } from '#lib/json.ts'
import { flag, num } from '#lib/money/decimal.ts'
import type { ShippingRate } from './rate.ts'
import { merchantText } from '#lib/text/html-entities.ts'

/**
 * The rates of an estimate, in the server's order. One without a method is never available
 * (trap: rates-without-a-method).
 */
export function parseRates(raw: unknown): ShippingRate[] {
  return toList(raw)
    .filter((row): row is JsonObject => isObject(row) && toText(row.carrier_code) !== '')
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
  for (const name of names) if (toText(row[name])) texts[name] = merchantText(row[name])
  return texts
}
