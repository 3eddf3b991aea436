import { isObject, toText } from '#lib/json.ts'
import { flag, num } from '#lib/money/decimal.ts'
import type { QuoteItem } from './cart.ts'
import type { Totals } from './totals.ts'

/** The least a cart must come to, in base currency, as the module for Magento prints it. */
export interface MinimumOrder {
  amount: number
  /** The shop's sentence about a cart below the minimum. */
  text: string
  isTaxIncluded: boolean
  isDiscountIncluded: boolean
}

export function parseMinimumOrder(raw: unknown): MinimumOrder | undefined {
  if (!isObject(raw)) return undefined
  return {
    amount: num(raw.amount),
    text: toText(raw.text),
    isTaxIncluded: flag(raw.tax_including),
    isDiscountIncluded: flag(raw.include_discount_amount),
  }
}

/** Why the shop would lead this cart back from its checkout, in its own words; '' is a reason without words. */
export function checkoutProblems(
  items: readonly Pick<QuoteItem, 'has_error' | 'message'>[] = [],
  totals?: Totals,
  minimum?: MinimumOrder,
): string[] {
  const reasons = items.flatMap(({ has_error, message }) => (has_error ? [message] : []))
  if (totals && minimum && isBelow(totals, minimum)) reasons.push(minimum.text)
  return [...new Set(reasons)]
}

/** Compares the amount that Magento compares: without delivery. */
function isBelow(totals: Totals, { amount, isTaxIncluded, isDiscountIncluded }: MinimumOrder): boolean {
  const { base_subtotal, base_discount_amount = 0, base_tax_amount = 0 } = totals
  const sum =
    base_subtotal + (isDiscountIncluded ? base_discount_amount : 0) + (isTaxIncluded ? base_tax_amount : 0)
  return sum < amount - 0.00005
}
