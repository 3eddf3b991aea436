import type { PaymentMethod } from '../../state/payment-method.ts'
import { orderThenLeave, resumeUnpaid } from '../../redirect/order-then-leave.ts'
import { CardStoreDetails } from './CardStoreDetails.tsx'
import { isPayerComplete, submitPayerForm } from './payer.ts'

/**
 * Paid at a convenience store: name and telephone go with the order, then the page with the payment code
 * (wire: place-order).
 */
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
