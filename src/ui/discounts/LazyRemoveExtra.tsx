import { isPaidExtra, type TotalSegment } from '../../domain/cart/totals'
import { ErrorBoundary } from '../island/ErrorBoundary'
import { lazyWidgetPart } from '../island/lazyWidgetPart'
import { importPart } from '../../host/page/import-part'

const RemoveExtra = lazyWidgetPart(async () => (await importPart(() => import('./RemoveExtra'))).RemoveExtra)

/** `RemoveExtra`, fetched for a cart that has such a row; nothing is shown when its code does not arrive. */
export function LazyRemoveExtra({ segment }: { segment: TotalSegment }) {
  if (!isPaidExtra(segment)) return null
  return (
    <ErrorBoundary>
      <RemoveExtra segment={segment} />
    </ErrorBoundary>
  )
}
