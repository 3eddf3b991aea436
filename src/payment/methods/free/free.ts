import { sendOrder } from '#order/state/send-order.ts'
import type { PaymentMethod } from '../../state/payment-method.ts'

/** Nothing to pay (trap: nothing-to-pay). */
export const free: PaymentMethod = {
  codes: ['free'],
  isFree: true,
  label: 'payment.free',
  placeOrder: async (order) => ({ type: 'done', orderId: await sendOrder(order) }),
}
