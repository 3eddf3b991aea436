import { lazyWidgetPart } from '../../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../../src/ui/skeletonOrRetry'
import { usePageId } from '../../../src/ui/usePageId'
import { useCheckoutText } from '../text'

/** Lazy, because phones show it only on demand. */
export const SummaryContent = lazyWidgetPart(async () => (await import('./SummaryContent')).SummaryContent, {
  namespaces: ['cart'],
  style: 'checkout-steps',
  fallback: skeletonOrRetry(4),
})

/** The order summary beside the steps. */
export function SummaryPanel() {
  const text = useCheckoutText()
  const id = usePageId()
  return (
    <aside className="bzl-checkout__summary" aria-labelledby={id}>
      <h2 className="bzl-checkout__title" id={id}>
        {text('summary.title')}
      </h2>
      <SummaryContent />
    </aside>
  )
}
