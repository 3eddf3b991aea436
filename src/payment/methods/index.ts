import type { PaymentMethod } from '../state/payment-method.ts'
import { afterpay, clearpay } from './afterpay/afterpay.ts'
import { atome } from './atome/atome.ts'
import { card } from './card/card.ts'
import { cardStore } from './card-store/card-store.ts'
import { free } from './free/free.ts'
import { ocean } from './ocean/ocean.ts'
import { offline } from './offline/offline.ts'
import { oxxo } from './oxxo/oxxo.ts'
import { paypal, paypalCredit } from './paypal/paypal.ts'
import { purchaseOrder } from './purchase-order/purchase-order.ts'

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
