import { readObject } from '#lib/json.ts'
import { flag, num } from '#lib/money/decimal.ts'
import { toMinor, fromMinor } from '#lib/money/money.ts'
import type { Problem } from '#lib/validate.ts'

/** Code of the totals' segment with what the way to pay takes off (wire: save-payment-method). */
export const PAYMENT_DISCOUNT = 'payment_discount'

/** The drop-in types that the discount is for (rule: pay-later). */
const DISCOUNTED = new Set(['klarna_account', 'klarna', 'klarna_paynow'])

/** Whether the payment-method discount applies while this drop-in type is selected (rule: method-discount). */
export const isDiscountedType = (type: string | undefined): boolean => DISCOUNTED.has(type ?? '')

/** The drop-in types that get extra details (rule: pay-later). */
const DETAILED = new Set(['klarna_account', 'klarna', 'afterpaytouch'])

export const hasExtraDetails = (type: string | undefined): boolean => DETAILED.has(type ?? '')

/**
 * Whether the shop may give the payment-method discount (rule: method-discount): the setting on, a value and a
 * minimum subtotal for the currency, the subtotal at or above it. Amounts per currency; the maps may still be JSON
 * text. How much it gives, its totals say.
 */
export function mayBeDiscounted(
  settings: { enabled: unknown; values: unknown; minimums: unknown },
  order: { currency: string; subtotal: number; type: string | undefined },
): boolean {
  const value = entryOf(settings.values, order.currency)
  const minimum = entryOf(settings.minimums, order.currency)
  if (!flag(settings.enabled) || !value || minimum === undefined || !isDiscountedType(order.type))
    return false
  return toMinor(order.subtotal, order.currency) >= toMinor(minimum, order.currency)
}

function entryOf(map: unknown, currency: string): number | undefined {
  const amounts = readObject(map)
  return Object.hasOwn(amounts, currency) ? num(amounts[currency]) : undefined
}

/** One payment of a pay-later plan: when it is due, as a text key, and how much, in units of the currency. */
export interface Instalment {
  due: Problem
  amount: number
}

const TODAY: Problem = { key: 'due.today' }
const inWeeks = (count: number): Problem => ({ key: 'due.weeks', values: { count } })
const inDays = (count: number): Problem => ({ key: 'due.days', values: { count } })

/** When each pay-later plan is due (rule: pay-later): at 2, 4 and 6 weeks, or 3 payments at 30 and 60 days. */
const PLANS: Record<string, readonly Problem[]> = {
  afterpay: [TODAY, inWeeks(2), inWeeks(4), inWeeks(6)],
  clearpay: [TODAY, inWeeks(2), inWeeks(4), inWeeks(6)],
  afterpaytouch: [TODAY, inWeeks(2), inWeeks(4), inWeeks(6)],
  klarna_account: [TODAY, inDays(30), inDays(60)],
  klarna: [inDays(30)],
}

/**
 * Returns the amounts due under a plan, named by the provider's type. They add up to the total exactly. `[]`
 * for a type that is paid at once.
 */
export function instalments(plan: string, total: number, currency: string): Instalment[] {
  const dues = Object.hasOwn(PLANS, plan) ? PLANS[plan]! : []
  return splitEvenly(total, dues.length, currency).map((amount, index) => ({
    due: dues[index]!,
    amount,
  }))
}

/** Parts that differ by at most one smallest unit, the larger ones first. */
export function splitEvenly(total: number, parts: number, currency: string): number[] {
  const units = Math.max(0, toMinor(total, currency))
  const each = Math.floor(units / parts)
  return Array(parts)
    .fill(0)
    .map((_, at) => fromMinor(each + (at < units - each * parts ? 1 : 0), currency))
}
