import type { CoreConfiguration, PaymentMethodsResponse } from '@adyen/adyen-web'
import { getHiddenMethodTypes, getProviderMethods } from '../../../../../src/api/provider'
import { hiddenTypes } from '../../../../../src/domain/payment/provider'
import { readObject, toText } from '../../../../../src/domain/json'
import { toMinor } from '../../../../../src/domain/money/money'
import { grandTotal } from '../../../../../src/domain/cart/totals'
import { $cart, $totals } from '../../../../../src/state/cart/cart'
import { $checkoutConfig, $settings } from '../../../../../src/state/page/config'
import { $currency } from '../../../../../src/state/page/context'
import { $locale, $page } from '../../../../../src/state/page/page'
import { logFailure } from '../../../../../src/state/log'
import { $savedAddress } from '../../../state/addresses'
import { formWords } from './form-words'

export const provider = () => $page.get().cardProvider

/** The provider's part of the checkout configuration (§3, b.14). */
export const providerOwn = () => readObject(readObject($checkoutConfig.get()?.payment)[provider()])

export const googlePayMerchantId = () => toText(providerOwn().googlePayMerchantId)

/** What is to pay, in the currency's smallest unit (§9). */
export const amountNow = () => {
  const currency = $currency.get()
  return { currency, value: toMinor(grandTotal($totals.get()), currency) }
}

export const countryNow = () => $savedAddress.get()?.billing.country_id ?? ''

/** Undefined when the shop is not set up with the provider or has nothing to offer for this cart. Throws ApiError. */
export async function readConfiguration(): Promise<CoreConfiguration | undefined> {
  const cart = $cart.get()
  const clientKey = toText(providerOwn().clientKey)
  if (!cart || !clientKey) return undefined
  const locale = toText(providerOwn().locale).replace('_', '-') || $locale.get()
  const country = countryNow()
  const [{ paymentMethodsResponse }, hidden, translations] = await Promise.all([
    getProviderMethods(provider(), { cartId: cart.id, country, locale }),
    readHidden(),
    formWords(locale),
  ])
  if (!paymentMethodsResponse) return undefined
  const offer = without(hidden, paymentMethodsResponse)
  if (!hasMethods(offer)) return undefined
  return {
    clientKey,
    locale,
    translations,
    environment: (toText(providerOwn().checkoutEnvironment) || 'test') as CoreConfiguration['environment'],
    _environmentUrls: providerOwn().environmentUrls,
    countryCode: country,
    amount: amountNow(),
    paymentMethodsResponse: offer,
    removePaymentMethods: hidden,
    showPayButton: false,
    // The page gets no global of the library, and the provider no statistics nobody agreed to.
    exposeLibraryMetadata: false,
    analytics: { enabled: false },
  } as CoreConfiguration
}

/** Types the shop hides (§9): by its settings and by the provider helper (b.41), which hides none when it fails. */
async function readHidden(): Promise<string[]> {
  const told = await getHiddenMethodTypes(provider()).catch((error: unknown) => {
    logFailure('hidden payment types', error)
    return []
  })
  return hiddenTypes($settings.get()?.hidden_payment_types, told)
}

const hasMethods = ({ paymentMethods, storedPaymentMethods }: PaymentMethodsResponse) =>
  Boolean(paymentMethods?.length || storedPaymentMethods?.length)

/** `removePaymentMethods` leaves stored methods of a hidden type in, so they are taken out here. */
function without(hidden: string[], response: PaymentMethodsResponse): PaymentMethodsResponse {
  const isShown = ({ type }: { type: string }) => !hidden.includes(type)
  return {
    ...response,
    paymentMethods: response.paymentMethods?.filter(isShown),
    storedPaymentMethods: response.storedPaymentMethods?.filter(isShown),
  }
}
