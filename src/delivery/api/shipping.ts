import type { Address } from '#address/rules/address.ts'
import { toDestination, toRequest } from '#address/rules/convert.ts'
import type { Totals } from '#cart/rules/totals.ts'
import type { PickupLocation } from '../rules/pickup.ts'
import { parseRates } from '../rules/shipping.ts'
import type { RateCodes, ShippingRate } from '../rules/rate.ts'
import { type CartRef, cartPath } from '#http/cart-path.ts'
import { type CallOptions, postIdempotent, sendJson } from '#http/client.ts'
import { listOf } from '#http/envelope.ts'
import { type PaymentDetails, toPaymentDetails } from '#payment/api/payment-details.ts'
import { toTotals } from '#cart/api/totals.ts'

/** Rates for an address, which is not saved (wire: estimate-rates). Empty for virtual carts and where nothing ships. */
export async function estimateRates(
  cart: CartRef,
  address: Address,
  options?: CallOptions,
): Promise<ShippingRate[]> {
  const path = cartPath(cart, 'estimate-shipping-methods')
  const answer = await postIdempotent(path, { address: toDestination(address) }, options)
  return listOf(answer, parseRates(answer))
}

/**
 * Saves both addresses and the method (wire: save-shipping). The shop checks only the country: validate before.
 * `pickup`: the order is collected there. `extension_attributes` are what the shop's own modules want to know of the
 * delivery.
 */
export async function saveShipping(
  cart: CartRef,
  {
    shipping,
    billing = shipping,
    rate,
    pickup,
    extension_attributes,
  }: {
    shipping: Address
    billing?: Address
    rate: RateCodes
    pickup?: PickupLocation
    extension_attributes?: Readonly<Record<string, unknown>>
  },
): Promise<PaymentDetails> {
  const addressInformation = {
    shipping_address: pickup ? toPickupRequest(pickup, billing) : toRequest(shipping),
    billing_address: toRequest(billing),
    shipping_method_code: rate.method_code,
    shipping_carrier_code: rate.carrier_code,
    extension_attributes,
  }
  return toPaymentDetails(
    await sendJson('POST', cartPath(cart, 'shipping-information'), { addressInformation }),
  )
}

/**
 * The store as a shipping address, as Magento's own checkout writes it (wire: store-pickup). Magento demands a
 * telephone number.
 */
const toPickupRequest = ({ code, name, address }: PickupLocation, { email, telephone }: Address) => ({
  ...toRequest({
    ...address,
    firstname: name,
    lastname: 'Store',
    telephone: address.telephone || telephone,
    email,
    save_in_address_book: 0,
  }),
  extension_attributes: { pickup_location_code: code },
})

/** Saves the billing address alone (wire: save-billing-address). */
export async function saveBilling(cart: CartRef, address: Address): Promise<void> {
  await sendJson('POST', cartPath(cart, 'billing-address'), { address: toRequest(address) })
}

/**
 * Totals as they would be for an address (wire: estimate-totals). An estimate: the saved cart may cost something else
 * (trap: estimates-save-nothing).
 */
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
