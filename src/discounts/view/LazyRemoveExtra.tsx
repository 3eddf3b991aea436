import { isPaidExtra, type TotalSegment } from '#cart/rules/totals.ts'
import { ErrorBoundary } from '#ui/island/ErrorBoundary.tsx'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { importPart } from '#dom/import-part.ts'

const RemoveExtra = lazyWidgetPart(
  async () => (await importPart(() => import('./RemoveExtra.tsx'))).RemoveExtra,
)

/** `RemoveExtra`, fetched for a cart that has such a row; nothing is shown when its code does not arrive. */
export function LazyRemoveExtra({ segment }: { segment: TotalSegment }) {
  if (!isPaidExtra(segment)) return null
  return (
    <ErrorBoundary>
      <RemoveExtra segment={segment} />
    </ErrorBoundary>
  )
}
