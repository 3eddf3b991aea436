import { useEffect, useState } from 'react'
import { afterPaint } from '../../../src/host/page/lifecycle'
import { lazyWidgetPart } from '../../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../../src/ui/skeletonOrRetry'
import { usePageId } from '../../../src/ui/usePageId'
import { useCheckoutText } from '../text'

/** Lazy, because phones show it only on demand. */
export const SummaryContent = lazyWidgetPart(async () => (await import('./SummaryContent')).SummaryContent, {
  style: 'checkout-steps',
  fallback: skeletonOrRetry(4),
})

/** The order summary beside the steps. Its items and prices come a frame after the form, so that one can type sooner. */
export function SummaryPanel() {
  const text = useCheckoutText()
  const id = usePageId()
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return (
    <aside className="bzl-checkout__summary" aria-labelledby={id}>
      <h2 className="bzl-checkout__title" id={id}>
        {text('summary.title')}
      </h2>
      {isPainted && <SummaryContent />}
    </aside>
  )
}
