import type { Totals } from '#cart/rules/totals.ts'
import {
  type ExpressProduct,
  parseExpressQuote,
  type ExpressQuote,
  toDeliveryMethods,
} from '../rules/express.ts'
import { readObject, toList, toText } from '#lib/json.ts'
import { newId } from '#dom/new-id.ts'
import { type CartRef, cartPath, restRoot } from '#http/cart-path.ts'
import { sendJson } from '#http/client.ts'
import { objectOf } from '#http/envelope.ts'
import { toTotals } from '#cart/api/totals.ts'
import { merchantText } from '#lib/text/html-entities.ts'
import { ApiError, ifMissing } from '#http/api-error.ts'
import type { RateCodes, ShippingRate } from '#delivery/rules/rate.ts'
import { parsePaymentResult, type PaymentResult } from '#payment/rules/provider.ts'
import { toJson } from '#dom/safe-json.ts'

/** Path of an express call of the card provider's module: `mine` is the customer's active cart, whichever that is. */
const expressPath = (provider: string, call: string, { customer }: Pick<CartRef, 'customer'>) =>
  `${restRoot()}/${encodeURIComponent(provider)}/express/${call}/${customer ? 'mine' : 'guest'}`

/** The shopper's own cart. It has no id until the cart exists. */
interface OwnCart {
  id?: string
  customer: boolean
}

/**
 * Makes a cart of its own for one product (wire: express-create-cart), or puts that product into the `former` one.
 * The cart is not active yet. Undefined if the product does not exist. A refusal, such as for a product that is sold
 * out, is a business ApiError.
 */
export async function initExpress(
  provider: string,
  product: ExpressProduct,
  own: OwnCart,
  former?: string,
): Promise<(ExpressQuote & { name: string; totals: Totals }) | undefined> {
  const body = {
    productCartParams: product,
    guestMaskedId: own.customer ? undefined : own.id,
    [`${provider}MaskedQuoteId`]: former,
  }
  const response = objectOf(await sendJson('POST', expressPath(provider, 'init', own), body))
  const quote = parseExpressQuote(response, provider)
  if (quote) {
    const [item] = toList(readObject(response.totals).items)
    return { ...quote, name: merchantText(readObject(item).name), totals: toTotals(response.totals) }
  }
  if (Object.keys(response).length) throw new ApiError('server', 200)
  return undefined
}

/** Makes the product's cart the active one (wire: express-activate-cart), in place of the shopper's own. */
export async function activateExpress(provider: string, quote: CartRef, own?: string): Promise<void> {
  const body = {
    [`${provider}MaskedQuoteId`]: quote.id,
    currentMaskedQuoteId: quote.customer ? undefined : own,
  }
  await sendJson('POST', expressPath(provider, 'activate', quote), body)
}

/**
 * Gives the product's cart up; the shopper's own is active again (wire: express-cancel-cart). Only after
 * `activateExpress`, and once: for a customer it gives up the cart that is active, and before that and after it this
 * is their own.
 */
export async function cancelExpress(provider: string, quote: CartRef): Promise<void> {
  const body = { maskedQuoteId: quote.id }
  await sendJson('POST', expressPath(provider, 'cancel', quote), body, { attempt: newId() })
}

/**
 * Sets the coupon of any cart (wire: coupon-of-any-cart), also of one that is not the session's. A wrong code is a
 * business ApiError.
 */
export async function setCoupon(cart: CartRef, code: string): Promise<void> {
  await sendJson('PUT', cartPath(cart, `coupons/${encodeURIComponent(code)}`))
}

/** Removes the coupon of any cart (wire: coupon-of-any-cart). */
export async function clearCoupon(cart: CartRef): Promise<void> {
  await sendJson('DELETE', cartPath(cart, 'coupons'))
}

const guestId = ({ customer, id }: CartRef) => ({ guestMaskedId: customer ? undefined : id })

/** Has the shop remember what is saved with the cart (wire: express-keep-and-restore), unless it lacks the route. */
export async function keepCart(provider: string, cart: CartRef): Promise<void> {
  await sendJson('POST', expressPath(provider, 'keep', cart), guestId(cart)).catch(nothing)
}

/** Puts back what the shop remembers of the cart (wire: express-keep-and-restore), unless it lacks the route. */
export async function restoreCart(provider: string, cart: CartRef): Promise<void> {
  await sendJson('POST', expressPath(provider, 'restore', cart), guestId(cart)).catch(nothing)
}

const nothing = ifMissing(() => undefined)

/**
 * Opens PayPal's order for the cart (wire: express-open-paypal-order). Its action, with the token of PayPal's sheet,
 * is the component's to handle.
 */
export async function openPaypalOrder(
  provider: string,
  cart: CartRef,
  stateData: unknown,
): Promise<PaymentResult> {
  const body = { stateData: toJson(stateData), ...guestId(cart) }
  const response = await sendJson('POST', expressPath(provider, 'init-payments', cart), body)
  const result = parsePaymentResult(response)
  if (!result) throw new ApiError('server', 200)
  return result
}

interface PaypalUpdate {
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
  { paymentData, rates = [], chosen = NO_RATE, currency }: PaypalUpdate,
): Promise<string> {
  const deliveryMethods = toJson(toDeliveryMethods(rates, chosen, currency))
  const body = { paymentData, deliveryMethods, ...guestId(cart) }
  const path = expressPath(provider, 'paypal-update-order', cart)
  const next = toText(readObject(await sendJson('POST', path, body)).paymentData)
  if (!next) throw new ApiError('server', 200)
  return next
}

const NO_RATE: RateCodes = { carrier_code: '', method_code: '' }
