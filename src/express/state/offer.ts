import type { CoreConfiguration, PaymentMethodsResponse } from '@adyen/adyen-web'
import type { CartRef } from '#http/cart-path.ts'
import type { Totals } from '#cart/rules/totals.ts'
import { amountOf } from '../rules/amounts.ts'
import { offeredWallets, type Wallet } from '../rules/express.ts'
import { hasApplePay } from '../page/apple-pay.ts'
import { locks } from '#dom/storage/exclusive.ts'
import { loadDirectory } from '#address/state/directory.ts'
import { $cart, $totals } from '#cart/state/cart.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { loadProvider } from '#payment/provider/load.ts'
import { logDebug } from '#storefront/state/log.ts'
import { loadSettings } from '#storefront/state/config.ts'
import { $context, loadContext } from '#storefront/state/context.ts'
import { $page } from '#storefront/state/page.ts'
import { clientKey, coreConfiguration, formLocale } from '#payment/state/provider-settings.ts'
import { formOnly } from './form-only.ts'

export interface Offer {
  /** In the shop's order. */
  wallets: Wallet[]
  methods: NonNullable<PaymentMethodsResponse['paymentMethods']>
  configuration: CoreConfiguration
}

/** The cart that is paid for, by default the shopper's own. */
interface OfCart extends Partial<CartRef> {
  totals?: Totals
  isVirtual?: boolean
  /** Present if the provider's methods are known with the cart (wire: express-create-cart). */
  paymentMethodsResponse?: PaymentMethodsResponse
}

const own = (): OfCart => ({
  ...$cart.get(),
  totals: $totals.get(),
  isVirtual: $isVirtualCart.get(),
})

/**
 * Returns the wallets that the page wants, without those that this device is known not to have. Empty if the
 * browser has no locks. Another tab could then change the address of an order on its way, and the wallet has
 * authorised that address.
 */
export const wantedWallets = (): string[] =>
  $page.get().wallets.filter((wallet) => locks() && (wallet !== 'applepay' || hasApplePay()))

/**
 * The wallets of the page that the shop offers for a cart; undefined for none, also where an order from here needs what no
 * sheet asks for. Throws ApiError.
 */
export async function loadOffer(
  { id, customer = false, totals, isVirtual = false, paymentMethodsResponse: known }: OfCart = own(),
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
    known ?? methodsOf({ id, customer }, country),
    coreConfiguration(country),
    loadDirectory(),
  ])
  const wallets = offeredWallets(paymentMethodsResponse).filter((wallet) => wanted.includes(wallet))
  if (!wallets.length) return undefined
  const configuration = { ...core, paymentMethodsResponse, amount: amountOf(totals) }
  return { wallets, methods: paymentMethodsResponse.paymentMethods ?? [], configuration }
}

async function methodsOf(cart: CartRef, country: string) {
  const provider = await loadProvider()
  return (await provider.getMethods({ cart, country, locale: formLocale() })).paymentMethodsResponse
}
