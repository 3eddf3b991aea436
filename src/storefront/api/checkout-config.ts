import { parseItems, parseQuote, type Quote, type QuoteItem } from '#cart/rules/cart.ts'
import { parseTotals } from '#cart/rules/parse-totals.ts'
import { isPickup, rateKey } from '#delivery/rules/rate.ts'
import { type MinimumOrder, parseMinimumOrder } from '#cart/rules/checkout-problems.ts'
import type { Totals } from '#cart/rules/totals.ts'
import { isObject, type JsonObject, readObject, toText } from '#lib/json.ts'
import { flag } from '#lib/money/money.ts'
import { safeUrl } from '../page/navigation.ts'
import { parseTaxDisplay, type TaxDisplay } from '#cart/rules/tax-display.ts'
import type { CartRef } from '#http/cart-path.ts'
import { listOf } from '#http/envelope.ts'

/** The data the checkout starts from (wire: checkout-configuration). */
export interface CheckoutConfig {
  /** Undefined without a cart. */
  cart?: CartRef
  quote?: Quote
  /**
   * The order that was made of this cart, which the provider's official module keeps until it is paid; '' if only its
   * number is known.
   */
  waitingOrderId?: string
  items: QuoteItem[]
  totals?: Totals
  isCustomerLoggedIn: boolean
  isGuestCheckoutAllowed: boolean
  minimumOrder?: MinimumOrder
  /** `{}` for guests. */
  customerData: JsonObject
  /** Settings by method or provider: `payment.adyen.clientKey`. */
  payment: Record<string, JsonObject>
  /** A notice about an item by its id. */
  quoteMessages: Record<string, string>
  /** The pages where an account is created, and a new password asked for. */
  registerUrl?: string
  forgotPasswordUrl?: string
  /** The shop's own country; '' where it is not told. */
  defaultCountryId: string
  /**
   * The address as printed, if one is saved with the cart; the billing address of a pickup, since the other is the
   * store's.
   */
  shippingAddress: unknown
  /** Key of the delivery that is saved with the cart. */
  selectedRate?: string
  taxDisplay: TaxDisplay
  websiteCode: string
  /** Patterns and examples of postcodes by country: `US.pattern_1: {pattern, example}`. */
  postCodes: JsonObject
  /** Conditions of sale, not yet parsed. */
  agreements: unknown
  /** Pictures to copy letters from, by form, not yet parsed (wire: picture-captcha). */
  captcha: JsonObject
}

/**
 * Accepts every way PHP writes "nothing": `[]`, `null`, `false`, absent (trap: empty-maps). Throws ApiError if the items
 * are not a list.
 */
export function toCheckoutConfig(config: JsonObject): CheckoutConfig {
  const quote = parseQuote(config.quoteData)
  const isCustomerLoggedIn = flag(config.isCustomerLoggedIn)
  const rate = toRateCodes(config.selectedShippingMethod)
  return {
    cart: quote && { id: quote.entity_id, customer: isCustomerLoggedIn },
    quote,
    waitingOrderId: toText(readObject(config.quoteData).reserved_order_id)
      ? toText(config.waitingOrderId)
      : undefined,
    items: listOf(config.quoteItemData, parseItems(config.quoteItemData)),
    totals: parseTotals(config.totalsData),
    isCustomerLoggedIn,
    isGuestCheckoutAllowed:
      config.isGuestCheckoutAllowed === undefined || flag(config.isGuestCheckoutAllowed),
    minimumOrder: parseMinimumOrder(config.minimumOrder),
    customerData: readObject(config.customerData),
    payment: toPayment(config.payment),
    quoteMessages: toTexts(config.quoteMessages),
    registerUrl: safeUrl(config.registerUrl)?.href,
    forgotPasswordUrl: safeUrl(config.forgotPasswordUrl)?.href,
    defaultCountryId: toText(config.defaultCountryId),
    shippingAddress: isPickup(rate) ? config.billingAddressFromData : config.shippingAddressFromData,
    selectedRate: rate && rateKey(rate),
    websiteCode: toText(config.websiteCode) || 'base',
    taxDisplay: parseTaxDisplay(config),
    postCodes: readObject(config.postCodes),
    agreements: config.checkoutAgreements,
    captcha: readObject(config.captcha),
  }
}

function toRateCodes(value: unknown) {
  const { carrier_code, method_code } = readObject(value)
  return toText(carrier_code)
    ? { carrier_code: toText(carrier_code), method_code: toText(method_code) }
    : undefined
}

const toPayment = (value: unknown) =>
  Object.fromEntries(
    Object.entries(readObject(value)).filter((entry): entry is [string, JsonObject] => isObject(entry[1])),
  )

const toTexts = (value: unknown) =>
  Object.fromEntries(Object.entries(readObject(value)).map(([key, text]) => [key, toText(text)]))
