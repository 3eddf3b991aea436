import type { PaymentMethod } from '../../state/payment-method.ts'
import { payLaterCountry } from './country.ts'
import { payLaterDetails } from './PayLaterDetails.tsx'
import { requestPayPage } from './request-pay-page.ts'

/**
 * A token from the shop, then the provider's page, where the order is made when the shopper has agreed
 * (wire: pay-later-token).
 */
const payLater = (
  provider: 'afterpay' | 'clearpay',
  company: string,
  codes: readonly string[],
): PaymentMethod => ({
  codes,
  mark: company,
  isOffered: ({ currency }) => payLaterCountry(provider, currency) !== undefined,
  Details: payLaterDetails(company),
  placeOrder: (order) => requestPayPage(provider, order),
})

export const afterpay = payLater('afterpay', 'Afterpay', ['afterpay', 'afterpaypayovertime'])
export const clearpay = payLater('clearpay', 'Clearpay', ['clearpay', 'clearpaypayovertime'])
