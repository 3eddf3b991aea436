import type { PaymentMethod } from '../state/payment-method.ts'
import { orderThenLeave, type PayPage, resumeUnpaid } from './order-then-leave.ts'
import type { Destination } from './RedirectNote.tsx'
import { ErrorBoundary, lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { importPart } from '#dom/import-part.ts'

const RedirectNote = lazyWidgetPart(
  async () => (await importPart(() => import('./RedirectNote.tsx'))).RedirectNote,
  { namespaces: ['payment'], fallback: skeletonOrRetry(0) },
)

/** The details of a method that leads to this destination. */
export const redirectDetails = (destination: Destination) =>
  function RedirectDetails() {
    return (
      <ErrorBoundary>
        <RedirectNote {...destination} />
      </ErrorBoundary>
    )
  }

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
