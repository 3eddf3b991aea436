import { atom, onMount } from 'nanostores'
import type { CheckoutConfig } from '#cart/api/cart.ts'
import { getSettings } from '../api/content.ts'
import type { Settings } from '../rules/context.ts'
import { singleFlight } from '#async/single-flight.ts'
import { $page } from './page.ts'

export type { CheckoutConfig, Settings }

/**
 * The shop's key/value settings (wire: settings), and the page's own. A missing key means the feature is off.
 * undefined until known.
 */
export const $settings = atom<Settings | undefined>()

/**
 * Loads them once. A failure goes to the caller (rule: error-messages), whose widget shows that it could not be set
 * up.
 */
export const loadSettings = singleFlight(() => getSettings(), {
  keep: true,
  show: setSettings,
})
onMount($settings, () => {
  loadSettings().catch(() => setSettings({}))
})

function setSettings(settings: Settings): void {
  $settings.set({ ...settings, ...$page.get().settings })
}

/** The checkout configuration as last loaded (wire: checkout-configuration). */
export const $checkoutConfig = atom<CheckoutConfig | undefined>()

/** The shop has seen a customer on this page, who has not logged out here. */
export const $wasCustomer = atom(false)

/** The shop refuses the session, also where its configuration knows the customer still (trap: lost-session). */
export const $isSessionRefused = atom(false)

export function setCheckoutConfig(config: CheckoutConfig): void {
  $checkoutConfig.set(config)
  $isSessionRefused.set(false)
  if (config.isCustomerLoggedIn) $wasCustomer.set(true)
}
