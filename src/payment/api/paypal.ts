import { toText } from '#lib/json.ts'
import { type CartRef } from '#http/cart-path.ts'
import { postAction, type CallOptions, type FormFields, getJsonOnce } from '#http/client.ts'
import { errorOf, tokenOf } from '#http/envelope.ts'
import { MONEY_TIMEOUT } from '#order/rules/order.ts'

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
