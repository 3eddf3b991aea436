import { readObject } from '#lib/json.ts'
import { flag, num } from '#lib/money/decimal.ts'
import { toMinor } from '#lib/money/money.ts'

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
