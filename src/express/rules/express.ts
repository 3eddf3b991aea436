import type { PaymentMethodsResponse } from '@adyen/adyen-web'
import { type RateCodes, rateKey, type ShippingRate } from '#delivery/rules/rate.ts'
import { flag, toMinor, fromMinor, minorDigits } from '#lib/money/money.ts'
import { isObject, readObject, toList, toText, type JsonObject } from '#lib/json.ts'
import { grandTotal, segments, type Totals } from '#cart/rules/totals.ts'

/** A way to pay whose own sheet takes the place of the forms, by the card provider's type (wire: express-create-cart). */
export type Wallet = 'applepay' | 'googlepay' | 'paypal'

/**
 * The setting that the provider must have configured for a wallet. Google's merchant may also be the shop's
 * own (wire: checkout-configuration).
 */
const NEEDED: Record<string, [Wallet, string]> = {
  applepay: ['applepay', 'merchantId'],
  googlepay: ['googlepay', 'gatewayMerchantId'],
  paywithgoogle: ['googlepay', 'gatewayMerchantId'],
  paypal: ['paypal', 'merchantId'],
}

/** The wallets among the provider's methods that are set up, in the shop's order. */
export function offeredWallets({ paymentMethods = [] }: PaymentMethodsResponse): Wallet[] {
  const wallets = paymentMethods.flatMap(({ type, configuration }) => {
    const [wallet, needed] = Object.hasOwn(NEEDED, type) ? NEEDED[type]! : []
    return wallet && toText(readObject(configuration)[needed!]) ? [wallet] : []
  })
  return [...new Set(wallets)]
}

/** Magento's code of the method that an express order is placed with (wire: place-order). */
export const expressMethod = (provider: string, wallet: Wallet): string =>
  `${provider}_${wallet === 'paypal' ? 'paypal_express' : wallet}`

/** The names of the wallets, the same in every language. */
export const WALLET_NAMES: Record<Wallet, string> = {
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  paypal: 'PayPal',
}

/** A cart of its own for one product (wire: express-create-cart), without its totals. */
export interface ExpressQuote {
  /** Masked, also for a customer. */
  id: string
  isVirtual: boolean
  paymentMethodsResponse: PaymentMethodsResponse
}

/** Returns undefined if the response has no cart: the product does not exist. */
export function parseExpressQuote(raw: unknown, provider: string): ExpressQuote | undefined {
  const { masked_quote_id, is_virtual_quote, ...rest } = readObject(raw)
  const id = toText(masked_quote_id)
  if (!id) return undefined
  const methods = toList(readObject(rest[`${provider}_payment_methods`]).methods_response)
  return {
    id,
    isVirtual: flag(is_virtual_quote),
    paymentMethodsResponse: {
      paymentMethods: methods.flatMap(toMethod) as unknown as PaymentMethodsResponse['paymentMethods'],
    },
  }
}

/** The methods (wire: provider-methods) with snake-case names, and empty texts for what is not configured. */
function toMethod(raw: unknown): JsonObject[] {
  if (!isObject(raw) || !toText(raw.type)) return []
  const brands = toList(raw.brands).map(toText).filter(Boolean)
  const configuration = Object.entries(readObject(raw.configuration))
    .filter(([, value]) => toText(value))
    .map(([name, value]) => [name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value])
  return [
    {
      type: toText(raw.type),
      ...(brands.length && { brands }),
      configuration: Object.fromEntries(configuration),
    },
  ]
}

/** A way to deliver as PayPal's sheet lists it (wire: express-update-paypal-order). */
export interface DeliveryMethod {
  /** The id of the option, which PayPal sends back. */
  reference: string
  description: string
  type: 'Shipping'
  /** An amount in the currency's smallest unit. */
  amount: { currency: string; value: number }
  selected: boolean
}

/** The rates for PayPal's sheet, numbered from 1. */
export const toDeliveryMethods = (
  rates: readonly ShippingRate[],
  chosen: RateCodes,
  currency: string,
): DeliveryMethod[] =>
  rates.map((rate, index) => ({
    reference: String(index + 1),
    description: [rate.carrier_title, rate.method_title].filter(Boolean).join(' – ') || rateKey(rate),
    type: 'Shipping',
    amount: { currency, value: toMinor(rate.price_incl_tax, currency) },
    selected: rateKey(rate) === rateKey(chosen),
  }))

/** The rate of the option chosen in PayPal's sheet. */
export const rateOfOption = (id: string, rates: readonly ShippingRate[]): ShippingRate | undefined =>
  rates[Number(id) - 1]

/** Returns the amount to pay, in the currency's smallest unit (rule: money). */
export function amountOf(totals: Totals | undefined) {
  const currency = totals?.quote_currency_code ?? ''
  return { currency, value: toMinor(grandTotal(totals), currency) }
}

/** An amount as wallets want it: decimal text with the digits the currency is counted in. */
const toDecimal = (amount: number, currency: string): string =>
  fromMinor(toMinor(amount, currency), currency).toFixed(minorDigits(currency))

/** Returns the amount to pay, in the format of the wallets. */
export const toPay = (totals: Totals): string => toDecimal(grandTotal(totals), totals.quote_currency_code)

/** Returns the price of a delivery, in the format of the wallets. */
export const toPrice = ({ price_incl_tax }: ShippingRate, currency: string): string =>
  toDecimal(price_incl_tax, currency)

interface SheetRow {
  /** The shop's code of the row, such as `subtotal`. */
  code: string
  label: string
  amount: string
}

/**
 * Returns the rows that make up the total, by the shop's own names. Empty if the rows do not add up to the
 * total. Prices that include the tax are an example, if the tax is also a row.
 */
export function rowsOf(totals: Totals): SheetRow[] {
  const { currency, value } = amountOf(totals)
  const rows = segments(totals).filter((row) => row.code !== 'grand_total' && row.value !== 0)
  const sum = rows.reduce((all, row) => all + toMinor(row.value, currency), 0)
  if (sum !== value) return []
  return rows.map(({ code, title, value: amount }) => ({
    code,
    label: title,
    amount: toDecimal(amount, currency),
  }))
}

/**
 * A product as the express call takes it (wire: express-create-cart): by its id, with what is chosen of a
 * configurable one.
 */
export interface ExpressProduct {
  product: number
  qty: number
  super_attribute?: Readonly<Record<string, number>>
}

/**
 * Names of other fields of a product's form, which the call cannot take. `item` is an item of the cart that
 * is being changed.
 */
const NOT_TAKEN = /^(item$|options|bundle_option|links|super_group)/

/**
 * The product as its form has it. Undefined where the call cannot take what is chosen: the product would be sold without
 * it.
 */
export function expressProduct(
  id: string,
  fields: readonly (readonly [name: string, value: string])[] = [],
): ExpressProduct | undefined {
  const chosen = fields.filter(([, value]) => value)
  const product = Number(id)
  const qty = Number(chosen.find(([name]) => name === 'qty')?.[1] ?? 1)
  if (!(product > 0 && qty > 0) || chosen.some(([name]) => NOT_TAKEN.test(name))) return undefined
  const attributes = chosen.flatMap(([name, value]) => {
    const attribute = /^super_attribute\[(\d+)\]$/.exec(name)?.[1]
    return attribute ? [[attribute, Number(value)] as const] : []
  })
  return { product, qty, ...(attributes.length && { super_attribute: Object.fromEntries(attributes) }) }
}
