import type { Cart } from './quote.ts'
import { cartValue } from './cart-value.ts'
import { toBase } from './money.ts'

export interface Coupon {
  code: string
  label: string
  /** Hundred-thousandths off each item. */
  percent?: number
  /** USD cents off the whole cart. */
  fixed?: number
  freeShipping?: boolean
  /** The least cart value, USD cents. */
  minimum?: number
  /** Code of the only carrier available with the coupon. */
  onlyBy?: string
}

export const coupons: Coupon[] = [
  { code: 'SPRING', label: 'Spring sale', percent: 10_000 },
  { code: 'FREESHIP', label: 'Free shipping', freeShipping: true },
  { code: 'WELCOME5', label: 'Welcome', fixed: 500 },
  { code: 'GALA', label: 'Gala', percent: 20_000, minimum: 20_000 },
  { code: 'NORUSH', label: 'No rush', percent: 15_000, onlyBy: 'tablerate' },
  { code: 'GRATIS', label: 'Everything free', percent: 100_000, freeShipping: true },
]

/** The coupon with a code; upper and lower case are equal. */
export const findCoupon = (code: string) => coupons.find((coupon) => coupon.code === code.toUpperCase())

/** The coupon applied to a cart, while its minimum is met. */
export function couponOf(cart: Cart): Coupon | undefined {
  const coupon = cart.coupon === undefined ? undefined : findCoupon(cart.coupon)
  return coupon && cartValue(cart) >= (coupon.minimum ?? 0) ? coupon : undefined
}

export interface GiftCard {
  id: number
  code: string
  /** The balance at first, USD cents. */
  value: number
  expired?: boolean
}

export const giftCards: GiftCard[] = [
  { id: 31, code: 'ABCD1234EFGH', value: 2_000 },
  { id: 32, code: 'LUXE2024GIFT', value: 50_000 },
  { id: 33, code: 'EMPTY000GIFT', value: 0 },
  { id: 34, code: 'PAST2020GIFT', value: 4_000, expired: true },
]

/** The code with its middle masked, as the server shows it. */
export const hiddenCode = (code: string) =>
  code.slice(0, 4) + 'XXXX'.padEnd(code.length - 8, 'X') + code.slice(-4)

/** The discount for paying by Klarna, in minor units by currency, and the subtotal from which it applies. */
const PAYMENT_DISCOUNTS: Record<string, { value: number; minimum: number }> = {
  USD: { value: 5_00, minimum: 100_00 },
  EUR: { value: 5_00, minimum: 100_00 },
  GBP: { value: 4_00, minimum: 80_00 },
  SEK: { value: 50_00, minimum: 1_000_00 },
}

/** One of them for every currency that has any. */
export const paymentDiscounts = (part: 'value' | 'minimum') =>
  Object.entries(PAYMENT_DISCOUNTS).map(([currency, discount]) => [currency, discount[part]] as const)

/**
 * The discount of the type of payment saved with the cart (wire: save-payment-method), in minor units of `currency`;
 * positive.
 */
export function paymentDiscount(cart: Cart, currency: string, subtotal: number): number {
  const { value, minimum } = PAYMENT_DISCOUNTS[cart.currency] ?? { value: 0, minimum: 0 }
  if (
    !(cart.paymentMethod === 'adyen_hpp' || cart.paymentMethod?.startsWith('adyen_klarna')) ||
    !cart.paymentType?.startsWith('klarna')
  )
    return 0
  if (currency === cart.currency) return subtotal >= minimum ? value : 0
  return subtotal >= toBase(minimum, cart.currency) ? toBase(value, cart.currency) : 0
}
