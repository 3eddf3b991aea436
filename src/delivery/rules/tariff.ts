import { num } from '#lib/money/decimal.ts'
import { readObject, toList, toText } from '#lib/json.ts'
import { type RateCodes, rateKey } from './rate.ts'

/**
 * Tariff insurance: a refund of duties against proof (rule: purpose, rule: entities). Amounts in the quote's
 * currency.
 */
export interface TariffInsurance {
  rules: string[]
  estimatedAmounts: Record<string, number>
}

/** The response of the estimate (wire: tariff-insurance). */
export function parseTariffInsurance(raw: unknown): TariffInsurance {
  const tariff = readObject(raw)
  const amounts = Object.entries(readObject(tariff.estimatedAmounts)).filter(([, amount]) => toText(amount))
  return {
    rules: toList(tariff.rules).map(toText).filter(Boolean),
    estimatedAmounts: Object.fromEntries(amounts.map(([key, amount]) => [key, num(amount)])),
  }
}

/** `US_tablerate_bestway`: the country and the method a rule is about. */
export function tariffKey(country_id: string, rate: RateCodes): string {
  return `${country_id}_${rateKey(rate)}`
}

/** Whether it is offered for this country and method. */
export function isTariffOffered(
  tariff: TariffInsurance | undefined,
  country_id: string,
  rate?: RateCodes,
): boolean {
  return Boolean(rate && tariff?.rules.includes(tariffKey(country_id, rate)))
}

/** Its price; `undefined` while it is not offered or not estimated. */
export function tariffAmount(
  tariff: TariffInsurance | undefined,
  country_id: string,
  rate?: RateCodes,
): number | undefined {
  if (!isTariffOffered(tariff, country_id, rate)) return undefined
  return tariff!.estimatedAmounts[tariffKey(country_id, rate!)]
}
