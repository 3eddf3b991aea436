import { isChargedInBase, txVariants } from '../shop/module-methods.ts'
import type { RequestContext } from '../request-context.ts'
import { asksForCode, storedCardsOf } from './cards/stored-cards.ts'
import { providerConfig } from './config.ts'

/** Magento's codes of card brands, by the provider's. */
const TYPES_BY_ALT: Record<string, string> = { amex: 'AE', visa: 'VI', mc: 'MC', discover: 'DI', elo: 'ELO' }

/** By Magento's code of the brand and the least amount: the numbers of instalments. */
const INSTALMENTS = { VI: { 50: ['2', '3'], 500: ['6'] }, MC: { 100: ['2'] } }

/**
 * Returns what the module's providers print under `payment` (release 9.20), and where the stand-in provider
 * is.
 */
export function moduleConfig({ shop, customer, url, locale }: RequestContext) {
  const { clientKey, checkoutEnvironment, environmentUrls } = providerConfig(url.origin, locale)
  const successPage = `${url.origin}/checkout/onepage/success/`
  const hasInstalments = shop.settings.instalments === '1'
  const cards = customer ? storedCardsOf(shop, customer) : []
  const tokens = cards.map(({ id, brand, lastFour, expiryMonth, expiryYear }, index) => [
    `adyen_cc_vault_${index + 1}`,
    {
      config: {
        code: 'adyen_cc_vault',
        details: { type: brand, maskedCC: lastFour, expirationDate: `${expiryMonth}/${expiryYear}` },
        publicHash: `hash-${id}`,
        gatewayToken: id,
        tokenId: String(index + 1),
        successPage,
      },
      component: 'Adyen_Payment/js/view/payment/method-renderer/adyen-cc-vault-method',
    },
  ])
  return {
    adyen: {
      showLogo: true,
      clientKey,
      merchantAccount: 'BezelDemo',
      checkoutEnvironment,
      locale,
      chargedCurrency: isChargedInBase(shop) ? 'base' : 'display',
      hasHolderName: true,
      holderNameRequired: false,
      houseNumberStreetLine: '0',
      txVariants,
      customMethodRenderers: {
        adyen_cc: 'Adyen_Payment/js/view/payment/method-renderer/adyen-cc-method',
      },
      successPage,
      environmentUrls,
    },
    customerStreetLinesEnabled: 2,
    adyen_cc: { vaultCode: 'adyen_cc_vault', isActive: true, successPage },
    adyenCc: {
      methodCode: 'adyen_cc',
      title: 'Cards',
      locale,
      isCardRecurringEnabled: true,
      icons: [],
      isClickToPayEnabled: null,
      controllerName: 'data',
      hasInstallments: hasInstalments,
      installments: hasInstalments ? INSTALMENTS : [],
      requireCvc: asksForCode(shop),
    },
    ccform: { availableTypesByAlt: { adyen_cc: TYPES_BY_ALT } },
    vault: Object.fromEntries(tokens),
  }
}
