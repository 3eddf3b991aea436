import type { PaymentMethod } from '../../../state/payment/payment-method'
import { HostedDetails } from './HostedDetails'
import { orderThenLeave, stillUnpaid } from './order-then-leave'

/** Ordered here, paid on another company's page: Atome, Oxxo's code, the bank's card page. */
export const hosted: PaymentMethod = {
  kinds: ['atome', 'oxxo', 'ocean'],
  Details: HostedDetails,
  placeOrder: (order) => orderThenLeave(order),
  resume: stillUnpaid,
}
