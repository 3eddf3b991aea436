import type { CoreConfiguration, PaymentMethodsResponse } from '@adyen/adyen-web'
import { getProviderMethods } from '../../api/payment/provider'
import type { Totals } from '../../domain/cart/totals'
import { amountOf } from '../../domain/express/amounts'
import { offeredWallets, type Wallet } from '../../domain/payment/express'
import { hasApplePay } from '../../host/apple-pay'
import { locks } from '../../host/storage/exclusive'
import { loadDirectory } from '../address/directory'
import { $cart, $totals } from '../cart/cart'
import { $isVirtualCart } from '../cart/contents'
import { logDebug } from '../log'
import { loadSettings } from '../page/config'
import { $context, loadContext } from '../page/context'
import { $page } from '../page/page'
import { clientKey, coreConfiguration, formLocale, provider } from '../payment/provider-settings'
import { formOnly } from './form-only'

export interface Offer {
  /** In the shop's order. */
  wallets: Wallet[]
  methods: NonNullable<PaymentMethodsResponse['paymentMethods']>
  configuration: CoreConfiguration
}

/** By default the shopper's own. */
interface OfCart {
  id?: string
  totals?: Totals
  isVirtual?: boolean
  /** Where the provider's methods are known with the cart (b.70). */
  paymentMethodsResponse?: PaymentMethodsResponse
}

const own = (): OfCart => ({
  id: $cart.get()?.id,
  totals: $totals.get(),
  isVirtual: $isVirtualCart.get(),
})

/**
 * The wallets that the page wants, without those that this device is known not to have. None without locks: another tab could
 * change the address of an order that is on its way, and the wallet has authorised that one.
 */
export const wantedWallets = (): string[] =>
  $page.get().wallets.filter((wallet) => locks() && (wallet !== 'applepay' || hasApplePay()))

/**
 * The wallets of the page that the shop offers for a cart; undefined for none, also where an order from here needs what no
 * sheet asks for. Throws ApiError.
 */
export async function loadOffer(
  { id, totals, isVirtual = false, paymentMethodsResponse: known }: OfCart = own(),
): Promise<Offer | undefined> {
  const wanted = wantedWallets()
  if (!id || !clientKey() || !wanted.length) return undefined
  await Promise.all([loadContext(), loadSettings()])
  const country = $context.get()?.countryId || 'US'
  const missing = formOnly(country, isVirtual)
  if (missing) {
    logDebug(`no wallets: an order needs ${missing}, which their sheets do not ask for`)
    return undefined
  }
  const [paymentMethodsResponse, core] = await Promise.all([
    known ?? methodsOf(id, country),
    coreConfiguration(country),
    loadDirectory(),
  ])
  const wallets = offeredWallets(paymentMethodsResponse).filter((wallet) => wanted.includes(wallet))
  if (!wallets.length) return undefined
  const configuration = { ...core, paymentMethodsResponse, amount: amountOf(totals) }
  return { wallets, methods: paymentMethodsResponse.paymentMethods ?? [], configuration }
}

const methodsOf = async (cartId: string, country: string) =>
  (await getProviderMethods(provider(), { cartId, country, locale: formLocale() })).paymentMethodsResponse
