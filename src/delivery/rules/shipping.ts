import type { Address } from '#address/rules/address.ts'
import { boxKind, isMilitary } from './post-box.ts'
import { isPickup, type RateCodes, rateKey, type ShippingRate } from './rate.ts'
import type { Problem } from '#lib/validate.ts'
import { isObject, type JsonObject, toList, toText } from '#lib/json.ts'
import { flag, num } from '#lib/money/decimal.ts'
import { merchantText } from '#lib/text/html-entities.ts'

const LABELS: Record<string, string> = {
  accelerate_standard: 'shipping.method.three-day',
  expedite_expedite: 'shipping.method.express',
  tablerate_bestway: 'shipping.method.standard',
}

/** Neither is shipped to P.O. boxes, parcel lockers and military addresses (rule: post-boxes). */
const STREET_ONLY = new Set(['accelerate_standard', 'expedite_expedite'])

/**
 * A known method's text key (rule: entities), else the server's own titles as untrusted text. Magento itself has a
 * carrier with the code of the standard method: one that the merchant has named otherwise keeps that name.
 */
export function rateLabel(rate: ShippingRate): { key: string } | { text: string } {
  const { carrier_code, carrier_title = '' } = rate
  const isOwn = carrier_code === 'tablerate' && !['', 'Standard'].includes(carrier_title)
  const key = !isOwn && Object.hasOwn(LABELS, rateKey(rate)) ? LABELS[rateKey(rate)] : undefined
  if (key) return { key }
  return { text: rate.carrier_title || rate.method_title || rateKey(rate) }
}

/** Why this address may not have this method (rule: post-boxes); `undefined` when it may. */
export function forbiddenReason(rate: RateCodes, address: Partial<Address> | undefined): Problem | undefined {
  if (!address || !STREET_ONLY.has(rateKey(rate))) return undefined
  if (isMilitary(address)) return { key: 'shipping.forbidden.military' }
  const kind = boxKind(address)
  return kind && { key: `shipping.forbidden.${kind}` }
}

/** False for a carrier's error row and a method the address forbids. */
export function isSelectable(rate: ShippingRate, address?: Partial<Address>): boolean {
  return rate.available !== false && Boolean(rate.method_code) && !forbiddenReason(rate, address)
}

/**
 * Returns the chosen method when it is still offered (rule: chosen-rate), otherwise the first that can be chosen;
 * pickup is never chosen for the shopper. `chosen`: a rate or its key.
 */
export function keepOrFirst(
  rates: readonly ShippingRate[],
  chosen: RateCodes | string | null | undefined,
  address?: Partial<Address>,
): ShippingRate | undefined {
  const offered = rates.filter((rate) => isSelectable(rate, address))
  const key = chosen && typeof chosen === 'object' ? rateKey(chosen) : chosen
  return offered.find((rate) => rateKey(rate) === key) ?? offered.find((rate) => !isPickup(rate))
}

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
