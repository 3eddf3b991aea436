import { isObject } from '#lib/json.ts'
import { flag } from '#lib/money/money.ts'
import {
  hiddenTypes,
  parsePaymentResult,
  parseProviderMethods,
  type PaymentResult,
  type ProviderMethods,
} from '../rules/provider.ts'
import { toJson } from '#dom/safe-json.ts'
import { ApiError, postForm, getJson, sendJson } from '#http/client.ts'
import { restRoot } from '#http/rest-root.ts'
import { errorOf, objectOf } from '#http/envelope.ts'
import { MONEY_TIMEOUT } from './money-timeout.ts'

const path = (provider: string, tail: string) =>
  `${restRoot()}/${encodeURIComponent(provider)}-ext-payment/${tail}`

/** The card provider's methods for the country, and the cart's currency and total (b.39). Throws ApiError. */
export async function getProviderMethods(
  provider: string,
  { cartId, country, locale }: { cartId: string; country: string; locale: string },
): Promise<ProviderMethods> {
  const fields = [
    ['cart_id', cartId],
    ['country_id', country],
    ['locale', locale.replaceAll('-', '_')],
  ] as const
  const response = await postForm(`/${encodeURIComponent(provider)}-ext-payment/payment/methods`, fields)
  const offer = objectOf(response)
  const refusal = errorOf(offer)
  if (refusal) throw refusal
  return parseProviderMethods(offer)
}

/** How a payment stands (b.40). Throws ApiError. */
export async function getPaymentResult(provider: string, orderId: string): Promise<PaymentResult> {
  return toResult(await getJson(path(provider, `${encodeURIComponent(orderId)}/payment-result`)))
}

/**
 * Sends the drop-in's data about an action the shopper has completed (b.40); it is never logged. A refused payment is a
 * business ApiError.
 */
export async function sendPaymentDetails(
  provider: string,
  orderId: string,
  stateData: unknown,
): Promise<PaymentResult> {
  const body = { payload: toJson(stateData), orderId }
  const tail = `${encodeURIComponent(orderId)}/payment-details`
  return toResult(await sendJson('POST', path(provider, tail), body, { timeout: MONEY_TIMEOUT }))
}

/**
 * Gives up an order that is not paid: the shop cancels it, restores its cart and says so with a 400 (b.40). Gives the
 * result of a payment that has ended otherwise meanwhile. Throws ApiError.
 */
export async function cancelUnpaidOrder(
  provider: string,
  orderId: string,
): Promise<PaymentResult | undefined> {
  try {
    return await sendPaymentDetails(provider, orderId, { cancelled: true })
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return undefined
    throw error
  }
}

function toResult(response: unknown): PaymentResult {
  const result = parsePaymentResult(response)
  if (!result) throw new ApiError('server', 200)
  return result
}

/** The provider's types that are not shown (b.41). */
export async function getHiddenMethodTypes(provider: string): Promise<string[]> {
  return hiddenTypes(await getJson(path(provider, 'dropin/remove-payment-methods')))
}

/** Whether cards are shown whatever the total is (b.41). */
export async function isCardForced(provider: string): Promise<boolean> {
  const response = await getJson(path(provider, 'dropin/temp-enabled-cc'))
  return flag(isObject(response) ? response.enabled : response)
}

/** Deletes a stored method of the customer (b.41). False when it was not deleted. */
export async function disableStoredMethod(provider: string, reference: string): Promise<boolean> {
  const tail = `dropin/disable-recurring-contract/${encodeURIComponent(reference)}`
  return flag(await sendJson('POST', path(provider, tail), {}))
}
