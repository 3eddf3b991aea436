import { switchCurrency } from '../../api/content'
import { reload } from '../../host/page/navigation'
import { invalidateSections } from '../../host/sections/sections'
import { $cartState, $items, loadCart } from '../cart/cart'
import { loadSettings } from './config'
import { $chosenCurrency, $context, $quoteCurrency, loadContext, emitContext } from './context'
import { $customer, loadCustomer } from '../customer/customer'
import { logFailure } from '../log'
import { queue } from '../queue'

/** Where the shopper wants to shop. */
export interface CurrencyChoice {
  /** ISO 4217. */
  currency: string
  /** ISO 3166-1 alpha-2. */
  country?: string
}

/**
 * Changes currency and country through the storefront's own switch (b.45); the cart stays. The page itself shows prices,
 * so it is shown again: then this never settles. A page that cancels `bezel:context-changed` redraws its own, and every
 * island reads anew in place. Throws ApiError, and TypeError for what is no currency.
 */
export async function changeCurrency({ currency, country }: CurrencyChoice): Promise<void> {
  if (!/^[A-Z]{3}$/.test(currency)) throw new TypeError('Bezel: not a currency code')
  const isDone = await queue('currency', async () => {
    await switchCurrency(currency, country)
    invalidateSections(['*'])
    await loadContext.reload()
    return true
  })
  // A newer wish took over.
  if (!isDone) return
  const { currencyCode } = $context.get() ?? {}
  if (currencyCode && currencyCode !== currency) throw new Error('Bezel: the shop kept its currency')
  $quoteCurrency.set(undefined)
  $chosenCurrency.set(currency)
  if (emitContext()) return reload()
  await readAnew()
}

/** What depends on where the shopper is, as far as anybody looks at it. */
async function readAnew() {
  await Promise.all([
    loadSettings.reload().catch((error: unknown) => logFailure('settings', error)),
    $customer.get() && loadCustomer(),
    ($cartState.get() === 'ready' || $items.lc > 0) && loadCart(),
  ])
}
