import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../src/ui/skeletonOrRetry'
import { importPart } from '../../src/host/page/import-part'

/** Needs the cart's code, which the page should not wait for. */
const Summary = lazyWidgetPart(async () => (await importPart(() => import('./Summary'))).Summary, {
  style: 'extras',
  fallback: skeletonOrRetry(4),
})

export function OrderSummary() {
  return <Summary />
}
