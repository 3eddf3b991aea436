import type { TotalSegment } from '../../domain/cart/totals'
import { ErrorBoundary } from '../island/ErrorBoundary'
import { lazyWidgetPart } from '../island/lazyWidgetPart'

const RemoveExtra = lazyWidgetPart(async () => (await import('./RemoveExtra')).RemoveExtra)

/** `RemoveExtra`, fetched later; nothing is shown when its code does not arrive. */
export function LazyRemoveExtra({ segment }: { segment: TotalSegment }) {
  return (
    <ErrorBoundary>
      <RemoveExtra segment={segment} />
    </ErrorBoundary>
  )
}
