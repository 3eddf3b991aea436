import { num } from '../money/decimal'
import { readObject } from '../json'
import { fromMinor, toMinor } from '../money/money'

/**
 * What is missing until shipping is free (§9): the shop's thresholds per currency (JSON text or object) against the
 * subtotal. 0 when reached, `undefined` when the shop names no threshold for the currency.
 */
export function untilFreeShipping(
  thresholds: unknown,
  currency: string,
  subtotal: number,
): number | undefined {
  const amounts = readObject(thresholds)
  if (!Object.hasOwn(amounts, currency) || num(amounts[currency]) <= 0) return undefined
  const missing = toMinor(num(amounts[currency]), currency) - toMinor(subtotal, currency)
  return fromMinor(Math.max(0, missing), currency)
}
