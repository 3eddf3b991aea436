import { atom, computed } from 'nanostores'
import { parseTaxDisplay, type TaxMode } from '../rules/tax-display.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'

/** How the items of the section cache show tax, until the shop's settings are there. */
export const $cachedTaxMode = atom<TaxMode | undefined>()

/**
 * How the shop shows prices with regard to tax: part of the response that has the cart
 * (wire: checkout-configuration).
 */
export const $taxDisplay = computed(
  [$checkoutConfig, $cachedTaxMode],
  (config, reviewItemPriceDisplayMode) =>
    config?.taxDisplay ?? parseTaxDisplay({ reviewItemPriceDisplayMode }),
)
