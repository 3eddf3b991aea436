import { BASE, convert, divide, share } from './money'
import { couponOf, giftCards } from './discounts'
import { giftBoxPrice } from './gift-options'
import { PRIME } from './offers'
import { tariffInsurancePrice, allowsTariffInsurance, tariffInsuranceKey } from './tariff-insurance'
import { chosenRate, type Rate } from './shipping-rates'
import type { Shop } from './shop'
import type { Cart, CartItem, QuoteAddress } from './quote'
import { taxFor, type TaxRate } from './tax'

export interface ItemTotals {
  line: CartItem
  /** All in minor units of the totals' currency. */
  unit: number
  row: number
  discount: number
  tax: number
  unitWithTax: number
  rowWithTax: number
  taxRate?: TaxRate
}

/** What a cart comes to, in minor units of one currency. */
export interface Totals {
  currency: string
  lines: ItemTotals[]
  subtotal: number
  subtotalWithTax: number
  /** Positive: what is taken off. */
  discount: number
  rate?: Rate
  shipping: number
  shippingTax: number
  tax: number
  taxRate?: TaxRate
  giftBoxes: number
  tariffInsurance: number
  /** Positive: what these pay. */
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

/** Where the cart goes and how, as saved. */
export const destinationOf = (cart: Cart): Destination =>
  isVirtual(cart)
    ? { address: cart.billingAddress }
    : { address: cart.shippingAddress, rate: chosenRate(cart) }

/** Adds a cart up for a destination, by default the saved one. */
export function totalsOf(shop: Shop, cart: Cart, currency = cart.currency, to = destinationOf(cart)): Totals {
  const coupon = couponOf(cart)
  const taxRate = taxFor(to.address)
  const lines = cart.items.map((line) => itemTotals(cart, line, currency, taxRate))
  spreadFixed(lines, convert(coupon?.fixed ?? 0, currency))
  const free = coupon?.freeShipping && to.rate?.carrier_code === 'tablerate'
  const shipping = to.rate && !free ? convert(to.rate.amount, currency) : 0
  const shippingTax = share(shipping, taxRate?.rate ?? 0)
  const goodsTax = lines.reduce(
    (sum, line) => sum + (line.tax = share(line.row - line.discount, line.taxRate?.rate ?? 0)),
    0,
  )
  const sum = (key: 'row' | 'rowWithTax' | 'discount') => lines.reduce((total, line) => total + line[key], 0)
  const giftBoxes = giftBoxPrice(cart, currency)
  const tariffInsurance = tariffInsuranceOf(cart, currency)
  const subtotal = sum('row')
  const discount = sum('discount')
  const tax = goodsTax + shippingTax
  const due = subtotal - discount + shipping + tax + giftBoxes + tariffInsurance
  return {
    currency,
    lines,
    subtotal,
    subtotalWithTax: sum('rowWithTax'),
    discount,
    rate: to.rate,
    shipping,
    shippingTax,
    tax,
    taxRate,
    giftBoxes,
    tariffInsurance,
    ...payOff(shop, cart, currency, due),
  }
}

const untaxed = (line: CartItem) => line.product.sku.startsWith('GV-')

function itemTotals(cart: Cart, line: CartItem, currency: string, destinationTax?: TaxRate): ItemTotals {
  const unit = convert(line.basePrice, currency)
  const row = unit * line.qty
  const taxRate = untaxed(line) ? undefined : destinationTax
  const rate = taxRate?.rate ?? 0
  const byCoupon = share(row, couponOf(cart)?.percent ?? 0)
  const isGoods = line.product.sku !== PRIME && !untaxed(line)
  const byPrime = hasPrime(cart) && isGoods ? share(row - byCoupon, 10_000) : 0
  const withTax = (amount: number) => amount + share(amount, rate)
  return {
    line,
    unit,
    row,
    discount: byCoupon + byPrime,
    tax: 0,
    unitWithTax: withTax(unit),
    rowWithTax: withTax(row),
    taxRate,
  }
}

/** Spreads a fixed discount over the lines by their rows; the last line takes what rounding leaves. */
function spreadFixed(lines: ItemTotals[], fixed: number): void {
  const open = (line: ItemTotals) => line.row - line.discount
  const whole = lines.reduce((sum, line) => sum + open(line), 0)
  let left = Math.min(fixed, whole)
  const amount = left
  lines.forEach((line, index) => {
    const part = index === lines.length - 1 ? left : Math.min(left, divide(amount * open(line), whole || 1))
    line.discount += part
    left -= part
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
