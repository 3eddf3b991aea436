import { ErrorBoundary, lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { importPart } from '#dom/import-part.ts'
import { isPaidExtra, type TotalSegment } from '#cart/rules/totals.ts'

const DiscountPanel = lazyWidgetPart(
  async () => (await importPart(() => import('./DiscountPanel.tsx'))).DiscountPanel,
  {
    namespaces: ['discounts'],
    style: 'extras',
    isLater: true,
    fallback: skeletonOrRetry(2),
  },
)

/** The discount panel, fetched later; a panel that breaks leaves the page around it. */
export function Discounts() {
  return (
    <ErrorBoundary>
      <DiscountPanel />
    </ErrorBoundary>
  )
}

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
