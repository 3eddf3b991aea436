import { computed } from 'nanostores'
import { $settings } from '#storefront/state/config.ts'
import { $currency } from '#storefront/state/context.ts'
import { readObject, toText } from '#lib/json.ts'
import { num } from '#lib/money/decimal.ts'

/** The membership as the shop sells it; amounts in the shopper's currency, absent where the shop names none. */
interface PrimeTerms {
  sku: string
  price?: number
  /** The amount that a member gets back for return shipping. */
  return_credit?: number
}

/**
 * Read from the settings `prime_sku`, `prime_prices` and `prime_return_credits` (wire: settings); `undefined`: no
 * programme.
 */
export function readPrimeTerms(
  settings: Readonly<Record<string, unknown>> | undefined,
  currency: string,
): PrimeTerms | undefined {
  const sku = toText(settings?.prime_sku)
  if (!sku) return undefined
  const price = num(readObject(settings?.prime_prices)[currency])
  const credit = num(readObject(settings?.prime_return_credits)[currency])
  return { sku, ...(price > 0 && { price }), ...(credit > 0 && { return_credit: credit }) }
}

/** SKU, price and benefits of the membership; undefined where the shop has none. */
export const $primeTerms = computed([$settings, $currency], readPrimeTerms)
