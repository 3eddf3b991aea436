import type { PaymentMethod } from '../../../state/payment/payment-method'
import { CardStoreDetails } from './CardStoreDetails'
import { orderThenLeave, stillUnpaid } from './order-then-leave'
import { isPayerComplete, readPayer } from './payer'

/** Paid at a convenience store: name and telephone go with the order, then the page with the payment code (b.2). */
export const cardStore: PaymentMethod = {
  kinds: ['c_store'],
  Details: CardStoreDetails,
  isComplete: isPayerComplete,
  async placeOrder(order) {
    const payer = readPayer()
    if (!payer) return { type: 'stay', step: 'payment_method' }
    return orderThenLeave(order, { cstore_name: payer.name, cstore_phone: payer.phone })
  },
  resume: stillUnpaid,
}
