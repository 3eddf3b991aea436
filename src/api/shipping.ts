import type { Address } from '../domain/address/address'
import { toDestination, toRequest } from '../domain/address/convert'
import type { Totals } from '../domain/cart/totals'
import { parseRates } from '../domain/delivery/parse-rates'
import type { RateCodes, ShippingRate } from '../domain/delivery/rate'
import type { PaymentDetails } from '../domain/payment/payment-details'
import { type CartRef, cartPath } from './cart-path'
import { type CallOptions, postIdempotent, sendJson } from './client/client'
import { listOf } from './client/envelope'
import { toPaymentDetails, toTotals } from './totals'

/** Rates for an address, which is not saved (b.17). Empty for virtual carts and where nothing ships. */
export async function estimateRates(
  cart: CartRef,
  address: Address,
  options?: CallOptions,
): Promise<ShippingRate[]> {
  const path = cartPath(cart, 'estimate-shipping-methods')
  return toRates(await postIdempotent(path, { address: toDestination(address) }, options))
}

/** Rates for an address of the customer's book (b.3). */
export async function estimateRatesById(
  cart: CartRef,
  addressId: number,
  options?: CallOptions,
): Promise<ShippingRate[]> {
  const path = cartPath(cart, 'estimate-shipping-methods-by-address-id')
  return toRates(await postIdempotent(path, { addressId }, options))
}

/** Pickup in a store is left out: an order with it needs a place (b.17), which nothing here asks for. */
const toRates = (answer: unknown) =>
  listOf(answer, parseRates(answer)).filter(({ carrier_code }) => carrier_code !== 'instore')

/** Saves both addresses and the method (b.15). The shop checks only the country: validate before. */
export async function saveShipping(
  cart: CartRef,
  { shipping, billing, rate }: { shipping: Address; billing?: Address; rate: RateCodes },
  options?: CallOptions,
): Promise<PaymentDetails> {
  const addressInformation = {
    shipping_address: toRequest(shipping),
    billing_address: toRequest(billing ?? shipping),
    shipping_method_code: rate.method_code,
    shipping_carrier_code: rate.carrier_code,
  }
  return toPaymentDetails(
    await sendJson('POST', cartPath(cart, 'shipping-information'), { addressInformation }, options),
  )
}

/** Saves the billing address alone (b.20). */
export async function saveBilling(cart: CartRef, address: Address, options?: CallOptions): Promise<void> {
  await sendJson('POST', cartPath(cart, 'billing-address'), { address: toRequest(address) }, options)
}

/** Totals as they would be for an address (b.19). An estimate: the saved cart may cost something else (d.23). */
export async function totalsInformation(
  cart: CartRef,
  address: Address,
  rate?: RateCodes,
  options?: CallOptions,
): Promise<Totals> {
  const addressInformation = {
    address: toRequest(address),
    shipping_method_code: rate?.method_code,
    shipping_carrier_code: rate?.carrier_code,
  }
  return toTotals(await postIdempotent(cartPath(cart, 'totals-information'), { addressInformation }, options))
}
