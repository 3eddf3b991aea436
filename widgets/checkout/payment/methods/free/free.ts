import { sendOrder } from '../../../../../src/state/order/send-order'
import type { PaymentMethod } from '../../../state/payment/payment-method'

/** Nothing to pay (d.28). */
export const free: PaymentMethod = {
  codes: ['free'],
  isFree: true,
  label: 'payment.free',
  placeOrder: async (order) => ({ type: 'done', orderId: await sendOrder(order) }),
}
