import type { Offer } from '../../rules/provider.ts'
import { readObject } from '#lib/json.ts'
import { flag, toMinor } from '#lib/money/money.ts'
import { baseGrandTotal } from '#cart/rules/total-parts.ts'
import { grandTotal } from '#cart/rules/totals.ts'
import { $cart, $totals } from '#cart/state/cart.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $currency } from '#storefront/state/context.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $giftCards, provider, providerSettings } from '../../state/provider-settings.ts'

/** Returns the settings for cards of the provider's Magento module. */
export const moduleCardSettings = () => readObject($checkoutConfig.get()?.payment[`${provider()}Cc`])

/** A stored card asks for its security code, unless the shop says that it need not. */
export const asksForCode = () => flag(moduleCardSettings().requireCvc ?? true)

/**
 * May the shopper have a card kept for the next purchase? Only a customer, and where the shop says so: the provider's
 * Magento module calls the setting `isCardRecurringEnabled`, in its own part or in that of cards.
 */
export const mayStoreCards = () => {
  const isEnabled = moduleCardSettings().isCardRecurringEnabled ?? providerSettings().isCardRecurringEnabled
  return Boolean($cart.get()?.customer) && flag(isEnabled)
}

/**
 * Returns the amount of the order, in the currency's smallest unit (rule: money). It is in the shop's base currency where the
 * provider's Magento module charges that.
 */
export const orderAmount = () => {
  const totals = $totals.get()
  const base = providerSettings().chargedCurrency === 'base' && totals?.base_currency_code
  const currency = base || $currency.get()
  return { currency, value: toMinor(base ? baseGrandTotal(totals) : grandTotal(totals), currency) }
}

/** Returns what is left to pay after gift cards of the provider. */
export const currentAmount = () => {
  const { currency, value } = orderAmount()
  return {
    currency,
    value: $giftCards.get().reduce((left, { balance }) => Math.max(0, left - balance), value),
  }
}

export const billingCountry = () => $savedAddress.get()?.billing.country_id ?? ''

/** Others are kept for what the shop renews by itself, and the form leaves them out. */
export const isForPurchases = ({ supportedShopperInteractions }: Offer['storedPaymentMethods'][number]) =>
  supportedShopperInteractions?.includes('Ecommerce')
