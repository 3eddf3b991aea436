import { parseItems, parseQuote, type Quote, type QuoteItem } from '../domain/cart/cart'
import { parseTotals } from '../domain/cart/parse-totals'
import { isObject, type JsonObject, readObject, toList, toText } from '../domain/json'
import { flag } from '../domain/money/money'
import { readTariff, type TariffInsurance } from '../domain/delivery/tariff'
import type { Totals } from '../domain/cart/totals'
import type { CartRef } from './cart-path'

/** What the checkout starts from (b.14). */
export interface CheckoutConfig {
  /** undefined when there is no cart. */
  cart?: CartRef
  quote?: Quote
  items: QuoteItem[]
  totals?: Totals
  isCustomerLoggedIn: boolean
  isGuestCheckoutAllowed: boolean
  /** `{}` for guests. */
  customerData: JsonObject
  /** The rate saved with the cart. */
  selectedShippingMethod?: { carrier_code: string; method_code: string }
  shippingAddressFromData?: JsonObject
  billingAddressFromData?: JsonObject
  /** Filled for virtual carts only. */
  paymentMethods: { code: string; title: string }[]
  /** Settings by method or provider: `payment.adyen.clientKey`. */
  payment: Record<string, JsonObject>
  tariffInsurance: TariffInsurance
  quoteMessages: Record<string, string>
  registerUrl: string
  forgotPasswordUrl: string
  /** Everything as it came, for whoever needs a rarer piece. */
  raw: JsonObject
}

/** Tolerates every way PHP writes "nothing": `[]`, `null`, `false`, absent (d.3). */
export function toCheckoutConfig(answer: unknown): CheckoutConfig {
  const raw = readObject(answer)
  const quote = parseQuote(raw.quoteData)
  const isCustomerLoggedIn = flag(raw.isCustomerLoggedIn)
  return {
    cart: quote && { id: quote.entity_id, customer: isCustomerLoggedIn },
    quote,
    items: parseItems(raw.quoteItemData),
    totals: parseTotals(raw.totalsData),
    isCustomerLoggedIn,
    isGuestCheckoutAllowed: raw.isGuestCheckoutAllowed === undefined || flag(raw.isGuestCheckoutAllowed),
    customerData: readObject(raw.customerData),
    selectedShippingMethod: toChosenRate(raw.selectedShippingMethod),
    shippingAddressFromData: isObject(raw.shippingAddressFromData) ? raw.shippingAddressFromData : undefined,
    billingAddressFromData: isObject(raw.billingAddressFromData) ? raw.billingAddressFromData : undefined,
    paymentMethods: toMethods(raw.paymentMethods),
    payment: toPayment(raw.payment),
    tariffInsurance: readTariff(raw.tariffInsurance),
    quoteMessages: toTexts(raw.quoteMessages),
    registerUrl: toText(raw.registerUrl),
    forgotPasswordUrl: toText(raw.forgotPasswordUrl),
    raw,
  }
}

function toChosenRate(value: unknown) {
  if (!isObject(value)) return undefined
  const carrier_code = toText(value.carrier_code)
  const method_code = toText(value.method_code)
  return carrier_code && method_code ? { carrier_code, method_code } : undefined
}

/** Methods one can pay with; rows without a code are none. */
export function toMethods(value: unknown): { code: string; title: string }[] {
  return toList(value)
    .filter(isObject)
    .map(({ code, title }) => ({ code: toText(code), title: toText(title) }))
    .filter(({ code }) => code !== '')
}

const toPayment = (value: unknown) =>
  Object.fromEntries(
    Object.entries(readObject(value)).filter((entry): entry is [string, JsonObject] => isObject(entry[1])),
  )

const toTexts = (value: unknown) =>
  Object.fromEntries(Object.entries(readObject(value)).map(([key, text]) => [key, toText(text)]))
