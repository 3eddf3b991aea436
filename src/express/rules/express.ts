import type { PaymentMethodsResponse } from '@adyen/adyen-web'
import { type RateCodes, rateKey, type ShippingRate } from '#delivery/rules/rate.ts'
import { flag, toMinor } from '#lib/money/money.ts'
import { isObject, readObject, toList, toText, type JsonObject } from '#lib/json.ts'

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
