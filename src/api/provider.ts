import type { PaymentAction, PaymentMethodsResponse } from '@adyen/adyen-web'
import { isObject, type JsonObject, readJson, readObject, toList, toText } from '../domain/json'
import { flag } from '../domain/money/money'
import { toJson } from '../host/json'
import { ApiError, type CallOptions, postForm, read, REST, write } from './client/client'
import { envelopeError } from './client/envelope'

const MONEY_TIMEOUT = 60_000

const path = (provider: string, tail: string) => `${REST}/${encodeURIComponent(provider)}-ext-payment/${tail}`

/** What the card provider offers (b.39); handed to its drop-in as it is. */
export interface ProviderMethods {
  /** Without methods nothing is offered: show no drop-in, and no error. */
  paymentMethodsResponse: PaymentMethodsResponse
  paymentMethodsExtraDetails: JsonObject
}

/** Methods of the card provider for country, currency and total of the cart (b.39). */
export async function getProviderMethods(
  provider: string,
  { cartId, country, locale }: { cartId: string; country: string; locale: string },
  options?: CallOptions,
): Promise<ProviderMethods> {
  const fields = [
    ['cart_id', cartId],
    ['country_id', country],
    ['locale', locale.replaceAll('-', '_')],
  ] as const
  const answer = await postForm(
    `/${encodeURIComponent(provider)}-ext-payment/payment/methods`,
    fields,
    options,
  )
  const offer = readObject(answer)
  const refusal = envelopeError(offer)
  if (refusal) throw refusal
  const { paymentMethodsResponse, paymentMethodsExtraDetails } = offer
  return {
    paymentMethodsResponse: readObject(paymentMethodsResponse) as unknown as PaymentMethodsResponse,
    paymentMethodsExtraDetails: readObject(paymentMethodsExtraDetails),
  }
}

/** How a payment stands (b.40). Only `resultCode` is promised; `action` when the shopper must do something. */
export interface PaymentResult {
  resultCode: string
  isFinal?: boolean
  action?: PaymentAction
}

export async function getPaymentResult(
  provider: string,
  orderId: string,
  options?: CallOptions,
): Promise<PaymentResult> {
  return toResult(await read(path(provider, `${encodeURIComponent(orderId)}/payment-result`), options))
}

/**
 * Passes on what the shopper did for an action (b.40); the data is the drop-in's and never logged. A refused payment
 * is a business ApiError.
 */
export async function sendPaymentDetails(
  provider: string,
  orderId: string,
  stateData: unknown,
  options?: CallOptions,
): Promise<PaymentResult> {
  const body = { payload: toJson(stateData), orderId }
  const tail = `${encodeURIComponent(orderId)}/payment-details`
  return toResult(await write('POST', path(provider, tail), body, { timeout: MONEY_TIMEOUT, ...options }))
}

/** Provider services answer with JSON inside a JSON string (d.13). */
function toResult(answer: unknown): PaymentResult {
  const result = readJson(answer)
  if (!isObject(result)) throw new ApiError('server', 200)
  return {
    resultCode: toText(result.resultCode),
    isFinal: result.isFinal === undefined ? undefined : flag(result.isFinal),
    action: isObject(result.action) ? (result.action as unknown as PaymentAction) : undefined,
  }
}

/** Provider types not to be shown (b.41). */
export async function getHiddenMethodTypes(provider: string, options?: CallOptions): Promise<string[]> {
  const answer = readJson(await read(path(provider, 'dropin/remove-payment-methods'), options))
  return toList(answer).map(toText).filter(Boolean)
}

/** Whether cards are shown whatever the total is (b.41). */
export async function isCardForced(provider: string, options?: CallOptions): Promise<boolean> {
  const answer = await read(path(provider, 'dropin/temp-enabled-cc'), options)
  return flag(isObject(answer) ? answer.enabled : answer)
}

/** Forgets a stored method of the customer (b.41). False when the shop did not. */
export async function disableStoredMethod(
  provider: string,
  reference: string,
  options?: CallOptions,
): Promise<boolean> {
  const tail = `dropin/disable-recurring-contract/${encodeURIComponent(reference)}`
  return flag(await write('POST', path(provider, tail), {}, options))
}
