import { BASE, convert, divide, share } from './money.ts'
import { couponOf, giftCards, paymentDiscount } from './discounts.ts'
import { giftBoxPrice } from './gift-options.ts'
import { PRIME } from './offers.ts'
import {
  tariffInsurancePrice,
  allowsTariffInsurance,
  tariffInsuranceKey,
} from './delivery/tariff-insurance.ts'
import { chosenRate, type Rate } from './delivery/shipping-rates.ts'
import type { Shop } from './shop.ts'
import type { Cart, CartItem, QuoteAddress } from './quote.ts'
import { deltaRounding, homeTax, pricesContainTax, taxFor, taxOf, type TaxRate } from './tax.ts'
import { listPriceIn } from './list-price.ts'

export interface ItemTotals {
  item: CartItem
  /** This and the amounts below are minor units of the totals' currency. */
  unit: number
  row: number
  discount: number
  tax: number
  unitWithTax: number
  rowWithTax: number
  taxRate?: TaxRate
}

/** The totals of a cart, in minor units of one currency. */
export interface Totals {
  currency: string
  items: ItemTotals[]
  subtotal: number
  subtotalWithTax: number
  /** Positive. */
  discount: number
  /** The discount for the way to pay; positive. */
  paymentDiscount: number
  rate?: Rate
  shipping: number
  shippingTax: number
  tax: number
  taxRate?: TaxRate
  giftBoxes: number
  tariffInsurance: number
  /** Amounts paid by gift cards, store credit and points; positive. */
  giftCard: { id: number; amount: number }[]
  credit: number
  points: number
  grand: number
}

export interface Destination {
  address?: QuoteAddress
  rate?: Rate
}

export const isVirtual = (cart: Cart) =>
  cart.items.length > 0 && cart.items.every(({ product }) => product.virtual)
export const hasPrime = (cart: Cart) => cart.items.some(({ product }) => product.sku === PRIME)

/** The saved shipping address and rate of a cart; a virtual cart is taxed by its billing address. */
const destinationOf = (shop: Shop, cart: Cart): Destination =>
  isVirtual(cart)
    ? { address: cart.billingAddress }
    : { address: cart.shippingAddress, rate: chosenRate(shop, cart) }

/** Calculates the totals of a cart for a destination, by default the saved one. */
export function totalsOf(
  shop: Shop,
  cart: Cart,
  currency = cart.currency,
  to = destinationOf(shop, cart),
): Totals {
  const coupon = couponOf(cart)
  const isGross = pricesContainTax(cart.currency)
  const taxRate = to.address || !isGross ? taxFor(to.address) : homeTax(cart.currency)
  const round = deltaRounding()
  const items = cart.items.map((item) => itemTotals(cart, item, currency, round, taxRate))
  spreadFixed(items, convert(coupon?.fixed ?? 0, currency), isGross)
  const free = coupon?.freeShipping && to.rate?.carrier_code === 'tablerate'
  const discounted = deltaRounding()
  const taxIn = (amount: number, rate = 0) => discounted(taxOf(amount, rate, isGross))
  for (const item of items)
    item.tax = taxIn((isGross ? item.rowWithTax : item.row) - item.discount, item.taxRate?.rate)
  const goodsTax = items.reduce((sum, { tax }) => sum + tax, 0)
  const delivery = to.rate && !free ? convert(to.rate.amount, currency) : 0
  const shippingTax = taxIn(delivery, taxRate?.rate)
  const shipping = isGross ? delivery - shippingTax : delivery
  const sum = (key: 'row' | 'rowWithTax' | 'discount') => items.reduce((total, item) => total + item[key], 0)
  const giftBoxes = giftBoxPrice(cart, currency)
  const tariffInsurance = tariffInsuranceOf(cart, currency)
  const subtotal = sum('row')
  const subtotalWithTax = sum('rowWithTax')
  const discount = sum('discount')
  const tax = goodsTax + shippingTax
  // A discount on prices with tax takes tax off as well.
  const goods = isGross ? subtotalWithTax + shippingTax : subtotal + tax
  const before = goods - discount + shipping + giftBoxes + tariffInsurance
  const byPayment = Math.min(before, paymentDiscount(cart, currency, subtotal))
  return {
    currency,
    items,
    subtotal,
    subtotalWithTax,
    discount,
    paymentDiscount: byPayment,
    rate: to.rate,
    shipping,
    shippingTax,
    tax,
    taxRate,
    giftBoxes,
    tariffInsurance,
    ...payOff(shop, cart, currency, before - byPayment),
  }
}

const untaxed = (item: CartItem) => item.product.sku.startsWith('GV-')

function itemTotals(
  cart: Cart,
  item: CartItem,
  currency: string,
  round: (amount: number) => number,
  destinationTax?: TaxRate,
): ItemTotals {
  const isGross = pricesContainTax(cart.currency)
  const price = listPriceIn(item.basePrice, cart.currency, currency)
  const taxRate = untaxed(item) ? undefined : destinationTax
  const listed = price * item.qty
  const tax = round(taxOf(listed, taxRate?.rate ?? 0, isGross))
  const [row, rowWithTax] = isGross ? [listed - tax, listed] : [listed, listed + tax]
  const byCoupon = share(listed, couponOf(cart)?.percent ?? 0)
  const isGoods = item.product.sku !== PRIME && !untaxed(item)
  const byPrime = hasPrime(cart) && isGoods ? share(listed - byCoupon, 10_000) : 0
  return {
    item,
    unit: isGross ? divide(row, item.qty) : price,
    row,
    discount: byCoupon + byPrime,
    tax: 0,
    unitWithTax: isGross ? price : divide(rowWithTax, item.qty),
    rowWithTax,
    taxRate,
  }
}

/** Distributes a fixed discount over the items in proportion to their row totals; the last item takes the rounding rest. */
function spreadFixed(items: ItemTotals[], fixed: number, isGross: boolean): void {
  const open = ({ row, rowWithTax, discount }: ItemTotals) => (isGross ? rowWithTax : row) - discount
  const whole = items.reduce((sum, item) => sum + open(item), 0)
  let left = Math.min(fixed, whole)
  const amount = left
  items.forEach((item, index) => {
    const amountOff =
      index === items.length - 1 ? left : Math.min(left, divide(amount * open(item), whole || 1))
    item.discount += amountOff
    left -= amountOff
  })
}

function tariffInsuranceOf(cart: Cart, currency: string): number {
  const country = cart.shippingAddress?.country_id ?? ''
  const method = `${cart.rate?.carrier_code}_${cart.rate?.method_code}`
  const holds =
    cart.tariffInsurance === tariffInsuranceKey(cart.shippingAddress, cart.rate) &&
    allowsTariffInsurance(country, method)
  return holds && cart.items.length ? tariffInsurancePrice(cart, currency) : 0
}

/** Gift cards pay first, then store credit, then points (one point is one US cent). */
function payOff(shop: Shop, cart: Cart, currency: string, due: number) {
  let open = due
  const pay = (baseBalance: number) => {
    const paid = Math.max(0, Math.min(open, convert(baseBalance, currency)))
    open -= paid
    return paid
  }
  const giftCard = cart.giftCards.map((id) => ({ id, amount: pay(giftCardBalance(shop, id)) }))
  const customer = cart.customerId === undefined ? undefined : shop.customers.get(cart.customerId)
  const credit = cart.storeCredit ? pay(customer?.credit ?? 0) : 0
  const points = cart.rewardPoints && !isVirtual(cart) ? pay(customer?.points ?? 0) : 0
  return { giftCard, credit, points, grand: open }
}

/** USD cents left on a gift card. */
export const giftCardBalance = (shop: Shop, id: number) =>
  shop.giftCardBalances[id] ?? giftCards.find((card) => card.id === id)?.value ?? 0

/** The same cart in the base currency. */
export const baseTotals = (shop: Shop, cart: Cart, to?: Destination) => totalsOf(shop, cart, BASE, to)
