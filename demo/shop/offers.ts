import { BASE, convert, share } from './money'
import type { Cart, QuoteAddress } from './quote'

export interface Coupon {
  code: string
  label: string
  /** Hundred-thousandths off each line. */
  percent?: number
  /** USD cents off the whole cart. */
  fixed?: number
  freeShipping?: boolean
  /** USD cents the goods must come to. */
  minimum?: number
  /** The one carrier left while it is on the cart. */
  onlyBy?: string
}

export const coupons: Coupon[] = [
  { code: 'SPRING', label: 'Spring sale', percent: 10_000 },
  { code: 'FREESHIP', label: 'Free shipping', freeShipping: true },
  { code: 'WELCOME5', label: 'Welcome', fixed: 500 },
  { code: 'GALA', label: 'Gala', percent: 20_000, minimum: 20_000 },
  { code: 'NORUSH', label: 'No rush', percent: 15_000, onlyBy: 'tablerate' },
  { code: 'GRATIS', label: 'On the house', percent: 100_000, freeShipping: true },
]

/** Codes are found whatever their case, and only as typed otherwise. */
export const findCoupon = (code: string) => coupons.find((coupon) => coupon.code === code.toUpperCase())

/** The coupon on a cart while its condition holds. */
export function couponOf(cart: Cart): Coupon | undefined {
  const coupon = cart.coupon === undefined ? undefined : findCoupon(cart.coupon)
  return coupon && goods(cart) >= (coupon.minimum ?? 0) ? coupon : undefined
}

const goods = (cart: Cart) => cart.items.reduce((sum, { basePrice, qty }) => sum + basePrice * qty, 0)

export interface GiftCard {
  id: number
  code: string
  /** USD cents it was bought for. */
  value: number
  expired?: boolean
}

export const giftCards: GiftCard[] = [
  { id: 31, code: 'ABCD1234EFGH', value: 2_000 },
  { id: 32, code: 'LUXE2024GIFT', value: 50_000 },
  { id: 33, code: 'EMPTY000GIFT', value: 0 },
  { id: 34, code: 'PAST2020GIFT', value: 4_000, expired: true },
]

/** What the server shows of a card's code. */
export const hiddenCode = (code: string) =>
  code.slice(0, 4) + 'XXXX'.padEnd(code.length - 8, 'X') + code.slice(-4)

export const giftBoxes = [
  { id: 3, name: 'Rose box', price: 420, is_default: false },
  { id: 4, name: 'Emerald box', price: 650, is_default: true },
]
export const messageCards = [
  { id: 1, name: 'Classic' },
  { id: 2, name: 'Botanical' },
]
export const GIFT_MESSAGE_LIMIT = 200

export const giftBoxPrice = (cart: Cart, currency: string) =>
  cart.items
    .flatMap(({ gifts }) => Object.values(gifts).flatMap(({ gift_boxes }) => gift_boxes))
    .reduce((sum, id) => sum + convert(giftBoxes.find((box) => box.id === id)?.price ?? 0, currency), 0)

/** Countries the shop sends to without duties. */
const NO_DUTIES = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
const INSURED_METHODS = new Set(['tablerate_bestway', 'expedite_expedite'])

/** Whether duties on this way can be insured (b.27); `method` is `carrier_method`. */
export const isInsurable = (country: string, method: string) =>
  country !== '' && !NO_DUTIES.has(country) && INSURED_METHODS.has(method)

/** What insuring the cart's duties costs: 2 % of the goods, at least 1.99 USD. */
export const insurancePrice = (cart: Cart, currency = BASE) =>
  convert(Math.max(199, share(goods(cart), 2000)), currency)

export const routeKey = (address: QuoteAddress | undefined, rate: Cart['rate']) =>
  `${address?.country_id ?? ''}_${rate?.carrier_code ?? ''}_${rate?.method_code ?? ''}`

/** What the membership costs and what it gives back for return shipping, USD cents. */
export const PRIME_RETURN_CREDIT = 900

/** `price_type` 2 on a line makes it a special offer (§4). */
export const OFFER = 2

/** USD cents of what the offers list sells, by sku. */
export const specialOffers: Record<string, { price: number; minimum: number }> = {
  'OFF-1': { price: 990, minimum: 0 },
  'OFF-2': { price: 400, minimum: 0 },
}
export const freeGifts: Record<string, { minimum: number }> = { 'FREE-1': { minimum: 10_000 } }
export const VISITOR_GIFT = 'FREE-2'
export const PRIME = 'PRIME'
