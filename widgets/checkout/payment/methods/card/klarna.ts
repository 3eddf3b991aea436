import { flag, num } from '../../../../../src/domain/money/decimal'
import { readObject } from '../../../../../src/domain/json'
import { toMinor } from '../../../../../src/domain/money/money'

/** The drop-in types that carry a discount label (§9). */
const DISCOUNTED = new Set(['klarna_account', 'klarna', 'klarna_paynow'])

/** The drop-in types that get extra details (§9). */
const DETAILED = new Set(['klarna_account', 'klarna', 'afterpaytouch'])

/** Whether the payment-method discount applies while this drop-in type is selected (§4). */
export function isDiscountedType(type: string | undefined): boolean {
  return DISCOUNTED.has(type ?? '')
}

/** Whether this drop-in type has extra details below it. */
export function hasExtraDetails(type: string | undefined): boolean {
  return DETAILED.has(type ?? '')
}

/**
 * The payment-method discount (§9): the setting on, a value and a minimum subtotal for the currency, the subtotal at or
 * above it. Amounts per currency; the maps may still be JSON text. `undefined`: none.
 */
export function methodDiscount(
  settings: { enabled: unknown; values: unknown; minimums: unknown },
  order: { currency: string; subtotal: number; type: string | undefined },
): number | undefined {
  const value = entryOf(settings.values, order.currency)
  const minimum = entryOf(settings.minimums, order.currency)
  if (!flag(settings.enabled) || !value || minimum === undefined || !isDiscountedType(order.type))
    return undefined
  return toMinor(order.subtotal, order.currency) >= toMinor(minimum, order.currency) ? value : undefined
}

function entryOf(map: unknown, currency: string): number | undefined {
  const amounts = readObject(map)
  return Object.hasOwn(amounts, currency) ? num(amounts[currency]) : undefined
}
