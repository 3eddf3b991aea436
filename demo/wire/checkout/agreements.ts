import type { RequestContext } from '../../request-context.ts'

/** Ids of the agreements without which the shop refuses an order. */
export const REQUIRED_AGREEMENTS = ['1']

/**
 * `checkoutAgreements` of the configuration (wire: checkout-configuration), as Magento's provider prints them: one to
 * tick, one to know.
 */
export function checkoutAgreements(context: RequestContext) {
  const translate = (text: string) => context.translate(text)
  if (!context.shop.hasAgreements) return { isEnabled: false }
  return {
    isEnabled: true,
    agreements: [
      {
        content: `<h3>${translate('Terms of sale')}</h3><p>${translate('Prices are final once you have ordered.')}</p>`,
        checkboxText: translate('I agree to the terms of sale of Bezel &amp; Daughters'),
        mode: '1',
        agreementId: '1',
        contentHeight: '20em',
      },
      {
        content: translate('You may return what was not made for you within 14 days.'),
        checkboxText: translate('You have a right of withdrawal.'),
        mode: '0',
        agreementId: '2',
        contentHeight: null,
      },
    ],
  }
}
