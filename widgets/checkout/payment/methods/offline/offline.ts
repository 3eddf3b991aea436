import { sendOrder } from '../../../../../src/state/order/send-order'
import type { PaymentMethod } from '../../../state/payment/payment-method'
import { Instructions } from './Instructions'

/** Magento's own methods that are paid outside the shop, named and explained in the merchant's words. */
export const offline: PaymentMethod = {
  codes: ['checkmo', 'banktransfer', 'cashondelivery'],
  Details: Instructions,
  placeOrder: async (order) => ({ type: 'done', orderId: await sendOrder(order) }),
}
