import type { TotalSegment } from '../../domain/cart/totals'
import { ErrorBoundary } from '../island/ErrorBoundary'
import { lazyWidgetPart } from '../island/lazyWidgetPart'

const RemoveRow = lazyWidgetPart(async () => (await import('./RemoveRow')).RemoveRow)

/** `RemoveRow` for pages that should not wait for it, nor break when it does not arrive. */
export function RowAction({ segment }: { segment: TotalSegment }) {
  return (
    <ErrorBoundary>
      <RemoveRow segment={segment} />
    </ErrorBoundary>
  )
}
