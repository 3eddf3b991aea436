import { isPaidExtra, type TotalSegment } from '../../domain/cart/totals'
import { ErrorBoundary } from '../island/ErrorBoundary'
import { lazyWidgetPart } from '../island/lazyWidgetPart'

const RemoveExtra = lazyWidgetPart(async () => (await import('./RemoveExtra')).RemoveExtra)

/** `RemoveExtra`, fetched for a cart that has such a row; nothing is shown when its code does not arrive. */
export function LazyRemoveExtra({ segment }: { segment: TotalSegment }) {
  if (!isPaidExtra(segment)) return null
  return (
    <ErrorBoundary>
      <RemoveExtra segment={segment} />
    </ErrorBoundary>
  )
}
