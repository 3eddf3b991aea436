import type { PaymentMethod } from '../../state/payment/payment-method'
import { afterpay } from './afterpay/afterpay'
import { card } from './card/card'
import { free } from './free/free'
import { cardStore } from './hosted/card-store'
import { hosted } from './hosted/hosted'
import { offline } from './offline/offline'
import { paypal } from './paypal/paypal'

/** Every way to pay we can carry out, in display order. */
export const paymentMethods: readonly PaymentMethod[] = [
  card,
  paypal,
  hosted,
  cardStore,
  afterpay,
  free,
  offline,
]
