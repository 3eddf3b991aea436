import type { PaymentMethod } from '../../state/payment/payment-method'
import { afterpay, clearpay } from './afterpay/afterpay'
import { atome } from './atome/atome'
import { card } from './card/card'
import { cardStore } from './card-store/card-store'
import { free } from './free/free'
import { ocean } from './ocean/ocean'
import { offline } from './offline/offline'
import { oxxo } from './oxxo/oxxo'
import { paypal, paypalCredit } from './paypal/paypal'
import { purchaseOrder } from './purchase-order/purchase-order'

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
