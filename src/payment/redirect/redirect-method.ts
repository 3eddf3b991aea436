import type { PaymentMethod } from '../state/payment-method.ts'
import { orderThenLeave, type PayPage, resumeUnpaid } from './order-then-leave.ts'
import { redirectDetails } from './RedirectDetails.tsx'
import type { Destination } from './RedirectNote.tsx'

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
