import { sendOrder } from '#order/state/send-order.ts'
import type { PaymentMethod } from '../../state/payment-method.ts'
import { Instructions } from './Instructions.tsx'

/** Magento's own methods that are paid outside the shop, named and explained in the merchant's words. */
export const offline: PaymentMethod = {
  codes: ['checkmo', 'banktransfer', 'cashondelivery'],
  Details: Instructions,
  placeOrder: async (order) => ({ type: 'done', orderId: await sendOrder(order) }),
}
