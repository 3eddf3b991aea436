import { num } from '#lib/money/decimal.ts'
import { readObject } from '#lib/json.ts'
import { fromMinor, toMinor } from '#lib/money/money.ts'

/**
 * The amount missing until shipping is free (rule: free-shipping). `thresholds`: the setting, amounts by currency as
 * JSON text or object. 0 when reached, `undefined` without a threshold for the currency.
 */
export function untilFreeShipping(
  thresholds: unknown,
  currency: string,
  subtotal: number,
): number | undefined {
  const threshold = num(readObject(thresholds)[currency])
  if (threshold <= 0) return undefined
  const missing = toMinor(threshold, currency) - toMinor(subtotal, currency)
  return fromMinor(Math.max(0, missing), currency)
}
