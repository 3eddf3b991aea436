import type { RateCodes, ShippingRate } from '#delivery/rules/rate.ts'
import { readObject, toText } from '#lib/json.ts'
import { toDeliveryMethods } from '../rules/express.ts'
import { parsePaymentResult, type PaymentResult } from '#payment/rules/provider.ts'
import { toJson } from '#dom/safe-json.ts'
import type { CartRef } from '#http/cart-path.ts'
import { ApiError, sendJson } from '#http/client.ts'
import { expressPath } from '#http/express-path.ts'

/** A guest's cart is named; a customer's is the active one. */
const named = ({ customer, id }: CartRef) => ({ guestMaskedId: customer ? undefined : id })

/**
 * Opens PayPal's order for the cart (wire: express-open-paypal-order). Its action, with the token of PayPal's sheet,
 * is the component's to handle.
 */
export async function openPaypalOrder(
  provider: string,
  cart: CartRef,
  stateData: unknown,
): Promise<PaymentResult> {
  const body = { stateData: toJson(stateData), ...named(cart) }
  const response = await sendJson('POST', expressPath(provider, 'init-payments', cart), body)
  const result = parsePaymentResult(response)
  if (!result) throw new ApiError('server', 200)
  return result
}

export interface PaypalUpdate {
  /** The component's, or what the update before this one gave. */
  paymentData: string
  /** Undefined for a virtual cart. */
  rates?: readonly ShippingRate[]
  chosen?: RateCodes
  currency: string
}

/**
 * Brings PayPal's order to what is saved with the cart (wire: express-update-paypal-order). Returns the payment data
 * that replaces the one sent.
 */
export async function updatePaypalOrder(
  provider: string,
  cart: CartRef,
  { paymentData, rates = [], chosen = NONE, currency }: PaypalUpdate,
): Promise<string> {
  const deliveryMethods = toJson(toDeliveryMethods(rates, chosen, currency))
  const body = { paymentData, deliveryMethods, ...named(cart) }
  const path = expressPath(provider, 'paypal-update-order', cart)
  const next = toText(readObject(await sendJson('POST', path, body)).paymentData)
  if (!next) throw new ApiError('server', 200)
  return next
}

const NONE: RateCodes = { carrier_code: '', method_code: '' }
