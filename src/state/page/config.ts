import { atom, onMount } from 'nanostores'
import { getCheckoutConfig, type CheckoutConfig } from '../../api/cart'
import { getSettings } from '../../api/content'
import type { Settings } from '../../domain/site/settings'
import { singleFlight } from '../single-flight'

export type { CheckoutConfig, Settings }

/** The shop's key/value settings (b.13). A missing key means the feature is off. undefined until known. */
export const $settings = atom<Settings | undefined>()

/** Loads them once. §8: a failure goes to the caller, whose widget shows that it could not be set up. */
export const loadSettings = singleFlight(async () => $settings.set(await getSettings()), { keep: true })
onMount($settings, () => {
  loadSettings().catch(() => $settings.set({}))
})

/** The checkout configuration as last loaded (b.14). */
export const $checkoutConfig = atom<CheckoutConfig | undefined>()

/** The shop has seen a customer on this page, who has not logged out here. */
export const $wasCustomer = atom(false)

/** Loads the configuration: the cart's id and owner, the quote, its items and totals. Throws ApiError. */
export async function loadCheckoutConfig(): Promise<CheckoutConfig> {
  const config = await getCheckoutConfig()
  $checkoutConfig.set(config)
  if (config.isCustomerLoggedIn) $wasCustomer.set(true)
  return config
}
