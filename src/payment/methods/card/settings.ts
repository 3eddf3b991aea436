import type { Offer } from '../../rules/provider.ts'
import { readObject, toText } from '#lib/json.ts'
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

/** The name on the card is asked for, and may be required, where the shop says so. */
export const holderSettings = () => {
  const { hasHolderName, holderNameRequired } = providerSettings()
  return {
    hasHolderName: flag(hasHolderName),
    holderNameRequired: flag(hasHolderName) && flag(holderNameRequired),
  }
}

/** Click to Pay is off unless the shop has it on. */
export const clickToPaySettings = () => {
  const { merchantAccount } = providerSettings()
  if (!flag(moduleCardSettings().isClickToPayEnabled)) return { _disableClickToPay: true }
  const shopperEmail = $savedAddress.get()?.billing.email
  return { clickToPayConfiguration: { merchantDisplayName: toText(merchantAccount), shopperEmail } }
}

/** The amount that the card is charged with: in the shop's base currency where the provider's Magento module says so. */
export function charged(): { currency: string; total: number } {
  const totals = $totals.get()
  const isBase = providerSettings().chargedCurrency === 'base'
  if (isBase && totals?.base_currency_code)
    return { currency: totals.base_currency_code, total: baseGrandTotal(totals) }
  return { currency: $currency.get(), total: grandTotal(totals) }
}

/** Returns the amount of the order, in the currency's smallest unit (rule: money). */
export const orderAmount = () => {
  const { currency, total } = charged()
  return { currency, value: toMinor(total, currency) }
}

/** Returns what is left to pay after gift cards of the provider. */
export const currentAmount = () => {
  const { currency, value } = orderAmount()
  return {
    currency,
    value: $giftCards.get().reduce((left, { balance }) => Math.max(0, left - balance), value),
  }
}

/** Whether they pay all of an order for which there is something to pay. */
export const isAllPaid = () => orderAmount().value > 0 && currentAmount().value === 0

export const billingCountry = () => $savedAddress.get()?.billing.country_id ?? ''

/** Others are kept for what the shop renews by itself, and the form leaves them out. */
export const isForPurchases = ({ supportedShopperInteractions }: Offer['storedPaymentMethods'][number]) =>
  supportedShopperInteractions?.includes('Ecommerce')
