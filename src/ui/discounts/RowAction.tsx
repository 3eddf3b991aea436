import { lazy, Suspense } from 'react'
import type { TotalSegment } from '../../domain/cart/totals'
import { ErrorBoundary } from '../island/ErrorBoundary'

const RemoveRow = lazy(() => import('./RemoveRow'))

/** `RemoveRow` for pages that should not wait for it, nor break when it does not arrive. */
export function RowAction({ segment }: { segment: TotalSegment }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <RemoveRow segment={segment} />
      </Suspense>
    </ErrorBoundary>
  )
}
