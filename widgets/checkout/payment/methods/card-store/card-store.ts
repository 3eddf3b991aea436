import type { PaymentMethod } from '../../../state/payment/payment-method'
import { orderThenLeave, resumeUnpaid } from '../../redirect/order-then-leave'
import { CardStoreDetails } from './CardStoreDetails'
import { isPayerComplete, submitPayerForm } from './payer'

/** Paid at a convenience store: name and telephone go with the order, then the page with the payment code (b.2). */
export const cardStore: PaymentMethod = {
  codes: ['c_store'],
  Details: CardStoreDetails,
  isComplete: isPayerComplete,
  async placeOrder(order) {
    const payer = submitPayerForm()
    if (!payer) return { type: 'stay', step: 'payment_method' }
    const page = { path: 'oceanpaymentcreditcard/payment/redirect' }
    return orderThenLeave(order, page, { cstore_name: payer.name, cstore_phone: payer.phone })
  },
  resume: resumeUnpaid,
}
