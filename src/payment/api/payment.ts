import type { Address } from '#address/rules/address.ts'
import { toRequest } from '#address/rules/convert.ts'
import { isObject, readObject, toText } from '#lib/json.ts'
import { type CartRef, cartPath } from '#http/cart-path.ts'
import { ApiError } from '#http/api-error.ts'
import {
  type CallOptions,
  getJson,
  sendJson,
  postAction,
  type FormFields,
  getJsonOnce,
} from '#http/client.ts'
import { type PaymentDetails, toPaymentDetails } from './payment-details.ts'
import { MONEY_TIMEOUT } from '../rules/provider.ts'
import { messageOf, errorOf } from '#http/envelope.ts'

/** Methods and totals for the saved addresses (wire: read-payment-methods). */
export async function getPaymentInformation(cart: CartRef, options?: CallOptions): Promise<PaymentDetails> {
  const path = `${cartPath(cart, 'payment-information')}?cart_id=${encodeURIComponent(cart.id)}`
  return toPaymentDetails(await getJson(path, options))
}

export interface PaymentChoice {
  method: string
  /** Scalars only: a structure goes in as a JSON string (wire: shapes). */
  additional_data?: Record<string, string | number | boolean>
  agreement_ids?: readonly string[]
  po_number?: string
  extension_attributes?: Readonly<Record<string, unknown>>
  /** May be left out when the billing address was saved before. */
  billing?: Address
  /** Required of guests. */
  email?: string
}

/**
 * Places the order (wire: place-order). Returns its inner id, an opaque text. After an ApiError of kind `network` or
 * `server` the order may exist: it must not be sent again before that is known (trap: never-repeat-an-order).
 */
export async function placeOrder(
  cart: CartRef,
  choice: PaymentChoice,
  options?: CallOptions,
): Promise<string> {
  const response = await sendJson('POST', cartPath(cart, 'payment-information'), toPayment(cart, choice), {
    timeout: MONEY_TIMEOUT,
    ...options,
  })
  const id = toText(response)
  if (!id) throw new ApiError('server', 200)
  return id
}

/** Saves the payment method without placing the order (wire: save-payment-method). False: refused without a message. */
export async function savePayment(cart: CartRef, choice: PaymentChoice): Promise<boolean> {
  return (
    (await sendJson('POST', cartPath(cart, 'set-payment-information'), toPayment(cart, choice))) !== false
  )
}

/**
 * Only what the server knows: a further key is a 500 (trap: unknown-keys). A customer's e-mail is the account's
 * (trap: guest-e-mail).
 */
function toPayment(cart: CartRef, choice: PaymentChoice) {
  const { method, additional_data, agreement_ids, po_number, billing, email } = choice
  const attributes = { ...choice.extension_attributes, ...(agreement_ids?.length && { agreement_ids }) }
  return {
    cartId: cart.id,
    billingAddress: billing && toRequest(billing),
    paymentMethod: {
      method,
      po_number,
      additional_data: additional_data && toScalars(additional_data),
      extension_attributes: Object.keys(attributes).length ? attributes : undefined,
    },
    email: cart.customer ? undefined : email,
  }
}

const toScalars = (data: Record<string, string | number | boolean>) =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, String(value)]),
  )

/** The page of a method that is paid on another page, from the checkout's configuration (wire: place-order). */
export function redirectUrlOf(payment: Record<string, unknown>, method: string): string | undefined {
  for (const settings of Object.values(payment)) {
    const urls = isObject(settings) ? settings.redirectUrl : undefined
    const url = isObject(urls) ? toText(urls[method]) : ''
    if (url) return url
  }
  return undefined
}

/**
 * Token for the pay-later page (wire: pay-later-token). Both addresses must be saved with the cart before. A refusal
 * is a business ApiError with the shop's message.
 */
export async function getPayLaterToken(
  provider: 'afterpay' | 'clearpay',
  address: Address,
  email: string,
  options?: CallOptions,
): Promise<string> {
  const response = await postAction(
    `/${provider}/payment/process`,
    [...toFormFields(address), ['email', email]],
    options,
  )
  return tokenOf(response)
}

function toFormFields(address: Address): FormFields {
  const { street, ...request } = toRequest(address)
  const lines = Array.isArray(street) ? street : []
  const names = [
    'firstname',
    'lastname',
    'company',
    'city',
    'region',
    'region_id',
    'postcode',
    'country_id',
    'telephone',
  ]
  return [
    ...names.map((name) => [name, toText(request[name])] as const),
    ...lines.map((line, index) => [`street[${index}]`, toText(line)] as const),
  ]
}

/** Token for PayPal's button (wire: paypal-token). A refusal is a business ApiError with PayPal's message. */
export async function getPaypalToken(cart: CartRef): Promise<string> {
  const query = new URLSearchParams({ quote_id: cart.id, customer_id: '', addroverride: '0' })
  const response = await getJsonOnce(`/paypal/express/getTokenData?${query}`)
  const refusal = errorOf(response)
  if (refusal) throw refusal
  return tokenOf(response)
}

/** Passes on that the shopper approved the payment at PayPal (wire: paypal-approval). Returns the URL to go to. */
export async function approvePaypal(
  {
    paymentToken,
    payerId,
    paypalFundingSource,
  }: Record<'paymentToken' | 'payerId' | 'paypalFundingSource', string>,
  options?: CallOptions,
): Promise<string> {
  const fields: FormFields = [
    ['paymentToken', paymentToken],
    ['payerId', payerId],
    ['paypalFundingSource', paypalFundingSource],
  ]
  // An order may have come of it, also where a page answers: it is not sent again (trap: never-repeat-an-order).
  const once = { timeout: MONEY_TIMEOUT, ...options, acceptsPage: true }
  const response = await postAction('/paypal/express/onAuthorization', fields, once)
  return toText(response.redirectUrl)
}

/** Returns the token of a response. Throws a business ApiError if the token is missing. */
function tokenOf(response: unknown): string {
  const token = toText(readObject(response).token)
  if (!token) throw new ApiError('business', 200, { text: messageOf(response) })
  return token
}
