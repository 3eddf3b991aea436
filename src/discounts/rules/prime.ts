import type { QuoteItem } from '#cart/rules/cart.ts'
import { toUnits } from '#lib/money/decimal.ts'
import { fromMinor, toMinor } from '#lib/money/money.ts'
import type { Totals } from '#cart/rules/totals.ts'

/** A member's extra discount in percent (rule: purpose); a credit for return shipping comes with it. */
export const PRIME_PERCENT = 10

/**
 * True if the membership is in the cart. `primeSku` is the shop's setting; without it, the shop has no
 * membership programme.
 */
export function hasPrime(items: readonly Pick<QuoteItem, 'sku'>[], primeSku: string | undefined): boolean {
  return Boolean(primeSku) && items.some((item) => item.sku === primeSku)
}

/** Returns the amount a member saves on this amount, rounded to the currency's smallest unit. */
export function primeSaving(amount: number, currency: string): number {
  return fromMinor(toUnits((toMinor(Math.max(0, amount), currency) * PRIME_PERCENT) / 100, 0), currency)
}

/**
 * Returns the amount the membership would save on this cart: a tenth of each shipped item, after its other
 * discounts.
 */
export function primeSavingOn(
  totals: Pick<Totals, 'items'> | undefined,
  items: readonly Pick<QuoteItem, 'item_id' | 'is_virtual'>[],
  currency: string,
): number {
  const shipped = new Set(items.filter((item) => !item.is_virtual).map(({ item_id }) => item_id))
  const saved = (totals?.items ?? [])
    .filter(({ item_id }) => shipped.has(item_id))
    .map(({ row_total, discount_amount }) => row_total - Math.abs(discount_amount))
    .reduce((sum, open) => sum + toMinor(primeSaving(open, currency), currency), 0)
  return fromMinor(saved, currency)
}
