import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../ErrorBoundary'
import { Skeleton } from '../Skeleton'

const DiscountPanel = lazy(() => import('./DiscountPanel'))

/** The discount panel for pages that should not wait for it, nor break when it does not arrive. */
export function Discounts() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Skeleton count={2} />}>
        <DiscountPanel />
      </Suspense>
    </ErrorBoundary>
  )
}
