import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../src/ui/skeletonOrRetry'

/** What it shows is shared with the checkout and comes apart from what starts it. */
const Summary = lazyWidgetPart(async () => (await import('./Summary')).Summary, {
  fallback: skeletonOrRetry(4),
})

export function OrderSummary() {
  return <Summary />
}
