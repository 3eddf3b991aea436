import { ApiError } from '#http/api-error.ts'
import type { CurrencyChoice } from '#public/bezel.d.ts'
import { getContext, switchCurrency } from '#storefront/api/content.ts'
import type { SiteContext } from '#storefront/rules/context.ts'
import { reload } from '#storefront/page/navigation.ts'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { $cartState, $items, loadCart } from './cart.ts'
import { loadSettings } from '#storefront/state/config.ts'
import {
  $chosenCurrency,
  $context,
  $quoteCurrency,
  loadContext,
  emitContext,
} from '#storefront/state/context.ts'
import { $customer, loadCustomer } from '#customer/state/customer.ts'
import { logFailure } from '#storefront/state/log.ts'
import { queue } from '#async/queue.ts'

/**
 * Changes currency and country through the storefront's own switch (wire: switch-currency); the cart stays. Then the page
 * reloads, because it shows prices as well, and this never settles. If the page cancels
 * `bezel:context-changed`, it updates its own prices, and islands load their data again. Throws ApiError, and
 * TypeError for an invalid currency code.
 */
export async function changeCurrency({ currency, country }: CurrencyChoice): Promise<void> {
  const change = async () => {
    await switchCurrency(currency, country).catch(async (error: unknown) => {
      if (!(await isCurrent({ currency, country }))) throw error
    })
    invalidateSections(['*'])
    await loadContext.reload()
    return true
  }
  const isDone = await queue('currency', change, `${currency} ${country}`)
  // The choice was replaced by a newer one.
  if (!isDone) return
  const { currencyCode } = $context.get() ?? {}
  if (currencyCode && currencyCode !== currency) throw new ApiError('business', 200)
  $quoteCurrency.set(undefined)
  $chosenCurrency.set(currency)
  if (emitContext()) return reload()
  await reloadData()
}

/** Whether the shop has the choice: a request without an answer may have been carried out. */
async function isCurrent({ currency, country }: CurrencyChoice): Promise<boolean> {
  const { currencyCode, countryId } = await getContext().catch((): SiteContext => ({}))
  return currencyCode === currency && (!country || countryId === country)
}

/** Loads again what depends on the currency, as far as it is shown. */
async function reloadData() {
  await Promise.all([
    loadSettings.reload().catch((error: unknown) => logFailure('settings', error)),
    $customer.value && loadCustomer.reload(),
    ($cartState.get() === 'ready' || $items.lc > 0) && loadCart.reload(),
  ])
}
