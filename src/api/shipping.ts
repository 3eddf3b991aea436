import { type Address, toRequest } from '../domain/address/address'
import { isObject, readObject, toList, toText } from '../domain/json'
import { flag, num } from '../domain/money/money'
import type { ShippingRate } from '../domain/delivery/rate'
import type { Totals } from '../domain/cart/totals'
import { type CartRef, cartPath } from './cart-path'
import { toMethods } from './checkout-config'
import { type CallOptions, compute, write } from './client/client'
import { toTotals } from './totals'

/** What the cart can be paid with, and what it costs (b.0). */
export interface PaymentDetails {
  payment_methods: { code: string; title: string }[]
  totals: Totals
}

/** The pair that names a rate; never a key cut in two (b.0). */
export interface RateChoice {
  carrier_code: string
  method_code: string
}

export function toPaymentDetails(answer: unknown): PaymentDetails {
  const { payment_methods, totals } = readObject(answer)
  return { payment_methods: toMethods(payment_methods), totals: toTotals(totals) }
}

/** Rates for an address, not saved (b.17). Empty for virtual carts and where nothing ships. */
export async function estimateRates(
  cart: CartRef,
  address: Address,
  options?: CallOptions,
): Promise<ShippingRate[]> {
  const answer = await compute(
    cartPath(cart, 'estimate-shipping-methods'),
    { address: toRequest(address) },
    options,
  )
  return toList(answer).filter(isObject).map(toRate)
}

/** Rates for an address of the customer's book (b.3). */
export async function estimateRatesById(
  cart: CartRef,
  addressId: number,
  options?: CallOptions,
): Promise<ShippingRate[]> {
  const answer = await compute(
    cartPath(cart, 'estimate-shipping-methods-by-address-id'),
    { addressId },
    options,
  )
  return toList(answer).filter(isObject).map(toRate)
}

/** A carrier that cannot ship sends a row without a method (d.20). */
function toRate(row: Record<string, unknown>): ShippingRate {
  return {
    ...row,
    carrier_code: toText(row.carrier_code),
    method_code: toText(row.method_code),
    amount: num(row.amount),
    base_amount: num(row.base_amount),
    price_excl_tax: num(row.price_excl_tax),
    price_incl_tax: num(row.price_incl_tax),
    available: flag(row.available) && toText(row.method_code) !== '',
  }
}

/** Saves both addresses and the method (b.15). Only the country is checked here: validate before. */
export async function saveShipping(
  cart: CartRef,
  { shipping, billing, rate }: { shipping: Address; billing?: Address; rate: RateChoice },
  options?: CallOptions,
): Promise<PaymentDetails> {
  const addressInformation = {
    shipping_address: toRequest(shipping),
    billing_address: toRequest(billing ?? shipping),
    shipping_method_code: rate.method_code,
    shipping_carrier_code: rate.carrier_code,
  }
  return toPaymentDetails(
    await write('POST', cartPath(cart, 'shipping-information'), { addressInformation }, options),
  )
}

/** Saves the billing address alone (b.20). */
export async function saveBilling(cart: CartRef, address: Address, options?: CallOptions): Promise<void> {
  await write('POST', cartPath(cart, 'billing-address'), { address: toRequest(address) }, options)
}

/** Totals as they would be for an address (b.19). An estimate: the saved cart may cost something else (d.23). */
export async function totalsInformation(
  cart: CartRef,
  address: Address,
  rate?: RateChoice,
  options?: CallOptions,
): Promise<Totals> {
  const addressInformation = {
    address: toRequest(address),
    shipping_method_code: rate?.method_code,
    shipping_carrier_code: rate?.carrier_code,
  }
  return toTotals(await compute(cartPath(cart, 'totals-information'), { addressInformation }, options))
}
