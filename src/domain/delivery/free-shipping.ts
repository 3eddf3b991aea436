import { num } from '../money/decimal'
import { readObject } from '../json'
import { fromMinor, toMinor } from '../money/money'

/**
 * The amount missing until shipping is free (§9). `thresholds`: the setting, amounts by currency as JSON text or object. 0
 * when reached, `undefined` without a threshold for the currency.
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
