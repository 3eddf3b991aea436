import { lazy, Suspense } from 'react'
import { Skeleton } from '../../src/ui/Skeleton'

/** What it shows is shared with the checkout and comes apart from what starts it. */
const Summary = lazy(() => import('./Summary'))

export function OrderSummary() {
  return (
    <Suspense fallback={<Skeleton count={4} />}>
      <Summary />
    </Suspense>
  )
}
