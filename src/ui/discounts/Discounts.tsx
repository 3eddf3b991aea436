import { ErrorBoundary } from '../island/ErrorBoundary'
import { lazyWidgetPart } from '../island/lazyWidgetPart'
import { skeletonOrRetry } from '../skeletonOrRetry'
import { importPart } from '../../host/page/import-part'

const DiscountPanel = lazyWidgetPart(
  async () => (await importPart(() => import('./DiscountPanel'))).DiscountPanel,
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
