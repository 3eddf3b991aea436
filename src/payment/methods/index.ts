import type { PaymentMethod } from '../state/payment-method.ts'
import { afterpay, clearpay } from './afterpay/afterpay.tsx'
import { card } from './card/card.ts'
import { cardStore } from './card-store/card-store.tsx'
import { paypal, paypalCredit } from './paypal/paypal.tsx'
import { purchaseOrder } from './purchase-order/purchase-order.ts'
import { redirectMethod } from '../redirect/redirect-method.tsx'
import { sendOrder } from '#order/state/send-order.ts'
import { Instructions } from './Instructions.tsx'

/** Atome's module has one page to pay on, whatever else the shop configures. */
const atome = redirectMethod({
  codes: ['atome'],
  page: { path: 'atome/payment/prepare', isFixed: true },
  company: 'Atome',
  mark: 'Atome',
})

/** Oceanpayment's hosted card page. */
const ocean = redirectMethod({
  codes: ['oceanpaymentcreditcard'],
  mark: 'card',
  page: { path: 'oceanpaymentcreditcard/payment/redirect' },
})

/** Cash at an OXXO store, with the code that the next page shows. */
const oxxo = redirectMethod({
  codes: ['oxxo'],
  mark: 'OXXO',
  page: { path: 'oceanpaymentcreditcard/payment/redirect' },
  givesCode: true,
})

/** The method of orders with nothing to pay (trap: nothing-to-pay). */
const free: PaymentMethod = {
  codes: ['free'],
  isFree: true,
  label: 'payment.free',
  placeOrder: async (order) => ({ type: 'done', orderId: await sendOrder(order) }),
}

/** Magento's own methods that are paid outside the shop, named and explained in the merchant's words. */
const offline: PaymentMethod = {
  codes: ['checkmo', 'banktransfer', 'cashondelivery'],
  Details: Instructions,
  placeOrder: async (order) => ({ type: 'done', orderId: await sendOrder(order) }),
}

/** Every way to pay the checkout can carry out. Which are shown, and in which order, the server decides. */
export const paymentMethods: readonly PaymentMethod[] = [
  card,
  paypal,
  paypalCredit,
  atome,
  oxxo,
  ocean,
  cardStore,
  afterpay,
  clearpay,
  free,
  offline,
  purchaseOrder,
]
