import { $page } from '#storefront/state/page.ts'
import type { PaymentMethod } from '../../state/payment-method.ts'
import { redirectDetails } from '../../redirect/RedirectDetails.tsx'
import { approvalFor } from './approval.ts'
import { paypalButton } from './PaypalButton.tsx'

/**
 * Pays by PayPal's own button where its script is on the page, else by leaving for PayPal
 * (rule: where-a-payment-leads).
 */
const paypalBy = (code: string, fundingSource: 'paypal' | 'credit', startPage: string): PaymentMethod => ({
  codes: [code],
  mark: 'PayPal',
  Details: redirectDetails({ company: 'PayPal' }),
  PlaceOrderButton: paypalButton(fundingSource),
  placeOrder: async (order) =>
    approvalFor(order) ?? { type: 'redirect', url: $page.get().baseUrl + startPage },
})

export const paypal = paypalBy('paypal_express', 'paypal', 'paypal/express/start/button/1')
export const paypalCredit = paypalBy(
  'paypal_express_bml',
  'credit',
  'paypal/express/start/button/1/type/credit',
)
