import { translate } from '../../locales.ts'
import { canCollect } from './pickup-locations.ts'
import { isFree } from './free-shipping.ts'
import { convert, toNumber } from '../money.ts'
import { couponOf } from '../discounts.ts'
import type { Cart, QuoteAddress } from '../quote.ts'
import type { Shop } from '../shop.ts'
import { pricesContainTax, taxFor, taxOf } from '../tax.ts'
import { taxDisplay } from '../tax-display.ts'

export interface Rate {
  carrier_code: string
  method_code: string | null
  carrier_title: string
  method_title: string
  /** USD cents. */
  amount: number
  available: boolean
}

export const isPickup = (rate: Pick<Rate, 'carrier_code'> | undefined) => rate?.carrier_code === 'instore'

const EUROPE = new Set(
  (
    'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT ' +
    'RO RS SE SI SK SM UA VA XK'
  ).split(' '),
)
/** Countries without delivery. */
const UNSERVED = new Set('AF BY CU IR KP RU SD SY YE VE BR'.split(' '))
/** Countries with Standard only. */
const REMOTE = new Set('FO FJ GL NC PF PG PN SH WS TO VU'.split(' '))

/** USD cents by zone: [up to 500 g, up to 2 kg, heavier]. */
const PRICES = {
  home: { standard: [500, 800, 1400], days: [1200, 1500, 2200], express: [2000, 2500, 3500] },
  europe: { standard: [700, 1100, 1900], days: [1500, 1900, 2800], express: [2400, 2900, 4000] },
  world: { standard: [1000, 1500, 2500], days: [1900, 2400, 3500], express: [3000, 3600, 4900] },
}

function zoneOf(country: string): keyof typeof PRICES {
  return country === 'US' || country === 'CA' ? 'home' : EUROPE.has(country) ? 'europe' : 'world'
}

/** Weight of the parcel in grams. */
const weightOf = (cart: Cart) =>
  cart.items.reduce((sum, { product, qty }) => sum + (product.virtual ? 0 : product.weight * qty), 0)

/** The rates for a destination, without carriers that were withdrawn or that the coupon excludes. */
export function ratesFor(shop: Shop, cart: Cart, address: QuoteAddress | undefined): Rate[] {
  const only = couponOf(cart)?.onlyBy
  const pickup = rate('instore', 'pickup', 'Store pickup', 'In one of our stores', 0)
  const all = [...(canCollect(shop, cart) && ships(cart) ? [pickup] : []), ...tableFor(cart, address)]
  return all.filter(
    ({ carrier_code }) => !cart.withdrawn?.includes(carrier_code) && (!only || carrier_code === only),
  )
}

const ships = (cart: Cart) => cart.items.some(({ product }) => !product.virtual)

/** All rates for a destination (rule: entities); Express does not deliver to Alaska, Hawaii and other remote regions. */
function tableFor(cart: Cart, address: QuoteAddress | undefined): Rate[] {
  const country = address?.country_id ?? ''
  if (!ships(cart) || !/^[A-Z]{2}$/.test(country) || UNSERVED.has(country)) return []
  const weight = weightOf(cart)
  const step = weight <= 500 ? 0 : weight <= 2000 ? 1 : 2
  const prices = PRICES[zoneOf(country)]
  const price = (kind: 'standard' | 'express') => (isFree(kind, cart) ? 0 : prices[kind][step]!)
  const standard = rate('tablerate', 'bestway', 'Standard', '5–9 days', price('standard'))
  if (REMOTE.has(country)) return [standard, NO_EXPRESS]
  const days = rate('accelerate', 'standard', '3-Day', '3 business days', prices.days[step]!)
  const far = country === 'US' && [2, 21].includes(Number(address?.region_id))
  const express = far
    ? NO_EXPRESS
    : rate('expedite', 'expedite', 'Express', '1–2 business days', price('express'))
  return [standard, days, express]
}

function rate(
  carrier_code: string,
  method_code: string,
  carrier_title: string,
  method_title: string,
  amount: number,
): Rate {
  return { carrier_code, method_code, carrier_title, method_title, amount, available: true }
}

const NO_EXPRESS: Rate = {
  carrier_code: 'expedite',
  method_code: null,
  carrier_title: 'Express',
  method_title: '',
  amount: 0,
  available: false,
}

const NOT_AVAILABLE = 'This shipping method is not available. To use this shipping method, please contact us.'

/** A rate as a row of the `estimate-shipping-methods` response (wire: estimate-rates). */
export function rateRow(shop: Shop, cart: Cart, rate: Rate, language: string, address?: QuoteAddress) {
  const price = convert(rate.amount, cart.currency)
  const amount = toNumber(price, cart.currency)
  const prices = rate.available
    ? taxedPrices(shop, cart, price, address)
    : { price_excl_tax: 0, price_incl_tax: 0 }
  return rate.available
    ? {
        carrier_code: rate.carrier_code,
        method_code: rate.method_code,
        carrier_title: translate(rate.carrier_title, language),
        method_title: translate(rate.method_title, language),
        amount,
        base_amount: rate.amount / 100,
        available: true,
        error_message: '',
        ...prices,
      }
    : {
        carrier_code: rate.carrier_code,
        method_code: null,
        carrier_title: rate.carrier_title,
        amount: 0,
        base_amount: null,
        available: false,
        error_message: NOT_AVAILABLE,
        ...prices,
      }
}

/** Both prices are the one without tax where the shop shows that only [seen]. */
function taxedPrices(shop: Shop, { currency }: Cart, price: number, address?: QuoteAddress) {
  const isGross = pricesContainTax(currency)
  const { isDisplayShippingPriceExclTax, isDisplayShippingBothPrices } = taxDisplay(shop, currency)
  const isShown = isGross || !isDisplayShippingPriceExclTax || isDisplayShippingBothPrices
  const tax = isShown ? Math.round(taxOf(price, taxFor(address)?.rate ?? 0, isGross)) : 0
  const excluding = isGross ? price - tax : price
  return {
    price_excl_tax: toNumber(excluding, currency),
    price_incl_tax: toNumber(excluding + tax, currency),
  }
}

/** The rate selected for a cart; `undefined` when it is no longer offered. */
export function chosenRate(shop: Shop, cart: Cart): Rate | undefined {
  const { rate: chosen } = cart
  return (
    chosen && findRate(ratesFor(shop, cart, cart.shippingAddress), chosen.carrier_code, chosen.method_code)
  )
}

export function findRate(rates: Rate[], carrier: unknown, method: unknown): Rate | undefined {
  return rates.find(
    ({ available, carrier_code, method_code }) =>
      available && carrier_code === carrier && method_code === method,
  )
}
