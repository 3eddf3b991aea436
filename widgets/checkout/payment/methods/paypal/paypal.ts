import { methodKind } from '../../../../../src/domain/payment/payment'
import { $page } from '../../../../../src/state/page/page'
import type { PaymentMethod } from '../../../state/payment/payment-method'
import { HostedDetails } from '../hosted/HostedDetails'
import { approvalFor } from './approval'
import { PaypalPlace } from './PaypalPlace'

/** PayPal and PayPal credit: by PayPal's own button where its script is on the page, else by leaving for PayPal (§2). */
export const paypal: PaymentMethod = {
  kinds: ['paypal', 'paypal-credit'],
  Details: HostedDetails,
  Place: PaypalPlace,
  placeOrder: async (order) => approvalFor(order) ?? { type: 'redirect', url: startPage(order.method) },
}

export const isCredit = (method: string): boolean =>
  methodKind(method, $page.get().methods) === 'paypal-credit'

const startPage = (method: string) =>
  `${$page.get().baseUrl}paypal/express/start/button/1${isCredit(method) ? '/type/credit' : ''}`
