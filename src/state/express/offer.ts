import type { CoreConfiguration, PaymentMethodsResponse } from '@adyen/adyen-web'
import { getProviderMethods } from '../../api/payment/provider'
import { amountOf } from '../../domain/express/amounts'
import { offeredWallets, type Wallet } from '../../domain/payment/express'
import { hasApplePay } from '../../host/apple-pay'
import { loadDirectory } from '../address/directory'
import { $cart, $totals } from '../cart/cart'
import { logDebug } from '../log'
import { loadSettings } from '../page/config'
import { $context, loadContext } from '../page/context'
import { $page } from '../page/page'
import { clientKey, coreConfiguration, formLocale, provider } from '../payment/provider-settings'
import { formOnly } from './form-only'

interface Offer {
  /** In the shop's order. */
  wallets: Wallet[]
  methods: NonNullable<PaymentMethodsResponse['paymentMethods']>
  configuration: CoreConfiguration
}

/**
 * The wallets of the page that the shop offers for its cart; undefined for none, also where an order from here needs what
 * no sheet asks for. Throws ApiError.
 */
export async function loadOffer(): Promise<Offer | undefined> {
  const cart = $cart.get()
  const wanted = $page.get().wallets.filter((wallet) => wallet !== 'applepay' || hasApplePay())
  if (!cart || !clientKey() || !wanted.length) return undefined
  await Promise.all([loadContext(), loadSettings()])
  const country = $context.get()?.countryId || 'US'
  const missing = formOnly(country)
  if (missing) {
    logDebug(`no wallets: an order needs ${missing}, which their sheets do not ask for`)
    return undefined
  }
  const [{ paymentMethodsResponse }, core] = await Promise.all([
    getProviderMethods(provider(), { cartId: cart.id, country, locale: formLocale() }),
    coreConfiguration(country),
    loadDirectory(),
  ])
  const wallets = offeredWallets(paymentMethodsResponse).filter((wallet) => wanted.includes(wallet))
  if (!wallets.length) return undefined
  const configuration = { ...core, paymentMethodsResponse, amount: amountOf($totals.get()) }
  return { wallets, methods: paymentMethodsResponse.paymentMethods ?? [], configuration }
}
