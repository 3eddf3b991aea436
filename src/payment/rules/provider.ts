import type { PaymentAction, PaymentMethodsResponse } from '@adyen/adyen-web'
import { isObject, readJson, readObject, toList, toText, type JsonObject } from '#lib/json.ts'

/** The payment methods that the card provider offers. Without any, show no drop-in, and no error. */
export type Offer = PaymentMethodsResponse &
  Required<Pick<PaymentMethodsResponse, 'paymentMethods' | 'storedPaymentMethods'>>

/** The answer with that offer (wire: provider-methods). */
export interface ProviderMethods {
  paymentMethodsResponse: Offer
}

/** Both lists hold only methods with a type, whose brands are a list; whatever else the provider sends is the drop-in's to read. */
export function parseProviderMethods(raw: unknown): ProviderMethods {
  const response = readObject(readObject(raw).paymentMethodsResponse)
  return {
    paymentMethodsResponse: {
      ...response,
      paymentMethods: toList(response.paymentMethods).filter(isTyped).map(withBrands),
      storedPaymentMethods: toList(response.storedPaymentMethods).filter(isTyped),
    } as unknown as Offer,
  }
}

/** Others would take the whole drop-in down. */
const withBrands = ({ brands, ...method }: JsonObject) =>
  Array.isArray(brands) ? { ...method, brands: brands.map(toText) } : method

/** How a payment stands (wire: payment-result). */
export interface PaymentResult {
  /** '' when the provider sent none, which counts as failed. */
  resultCode: string
  /** The next action of the shopper, for the drop-in. */
  action?: PaymentAction
}

/**
 * Opens the JSON text the provider's services answer with (trap: json-in-a-string); `undefined` when it holds no
 * object.
 */
export function parsePaymentResult(raw: unknown): PaymentResult | undefined {
  const result = readJson(raw)
  if (!isObject(result)) return undefined
  return {
    resultCode: toText(result.resultCode),
    action: isTyped(result.action) ? (result.action as unknown as PaymentAction) : undefined,
  }
}

const isTyped = (value: unknown): value is JsonObject & { type: string } =>
  isObject(value) && typeof value.type === 'string'

/**
 * The provider's types that are not shown (rule: hidden-types), each once: those of the shop's setting (JSON text)
 * and those of the provider's own list (wire: card-form-settings).
 */
export function hiddenTypes(...lists: unknown[]): string[] {
  const all = lists.flatMap((list) => toList(readJson(list)).map(toText)).filter(Boolean)
  return [...new Set(all)]
}

/**
 * Magento's method codes of the provider's official module, from the payment part of the checkout configuration; undefined
 * without it, since nothing else prints a list of them. Cards and gift cards are not in it. `slug` is the
 * provider's name.
 */
export function moduleCodes(slug: string, payment: unknown) {
  const types = readObject(readObject(readObject(payment)[slug]).txVariants)
  if (!Object.keys(types).length) return undefined
  const card = `${slug}_cc`
  const codes: JsonObject = {
    [card]: 'scheme',
    [`${card}_vault`]: null,
    [`${slug}_giftcard`]: 'giftcard',
    ...types,
  }
  return {
    has: (code: string): boolean => Object.hasOwn(codes, code),
    /** The code of a type of the provider, such as `klarna`. */
    ofType: (type: string): string | undefined => Object.keys(codes).find((code) => codes[code] === type),
  }
}

type ResultMeaning = 'authorised' | 'pending' | 'action' | 'refused' | 'failed'

const NEEDS_ACTION = new Set<unknown>(['RedirectShopper', 'IdentifyShopper', 'ChallengeShopper'])
const WAITS = new Set<unknown>(['Received', 'PresentToShopper', 'Pending'])

/**
 * Returns the meaning of a payment's result code (rule: placing-an-order, wire: payment-result). Only the exact word
 * `Authorised` is success; an unknown code is a failure. A waiting payment that carries an action wants the shopper
 * to act.
 */
export function resultMeaning(resultCode: unknown, action?: unknown): ResultMeaning {
  if (resultCode === 'Authorised') return 'authorised'
  if (resultCode === 'Refused') return 'refused'
  if (NEEDS_ACTION.has(resultCode)) return 'action'
  if (!WAITS.has(resultCode)) return 'failed'
  return action ? 'action' : 'pending'
}

/** Milliseconds that a call may take by which the shop makes an order or takes money. */
export const MONEY_TIMEOUT = 60_000
