import type { PaymentMethod } from '../../state/payment/payment-method'
import { orderThenLeave, resumeUnpaid } from './order-then-leave'
import type { PayPage } from './pay-page'
import { redirectDetails } from './RedirectDetails'
import type { Destination } from './RedirectNote'

interface RedirectMethod extends Destination {
  codes: readonly string[]
  page: PayPage
  mark?: string
}

/** A method whose order is made here and paid on another company's page. */
export const redirectMethod = ({ codes, page, mark, ...destination }: RedirectMethod): PaymentMethod => ({
  codes,
  mark,
  Details: redirectDetails(destination),
  placeOrder: (order) => orderThenLeave(order, page),
  resume: resumeUnpaid,
})
