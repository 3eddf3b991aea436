import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { afterPaint } from '#dom/lifecycle.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/skeletonOrRetry.tsx'
import { Heading } from '#ui/island/Heading.tsx'
import { $isChallenged } from '#payment/state/challenge.ts'
import { useCheckoutText } from '#checkout/view/text.ts'
import { importPart } from '#dom/import-part.ts'

/** Lazy, because phones show it only on demand. */
export const SummaryContent = lazyWidgetPart(
  async () => (await importPart(() => import('./SummaryContent.tsx'))).SummaryContent,
  {
    style: 'checkout-steps',
    fallback: skeletonOrRetry(4),
  },
)

/** The order summary beside the steps. Its items and prices come a frame after the form, so that one can type sooner. */
export function SummaryPanel() {
  const title = useCheckoutText()('summary.title')
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return (
    <aside className="bzl-checkout__summary" aria-label={title} inert={useStore($isChallenged)}>
      <Heading className="bzl-checkout__title">{title}</Heading>
      {isPainted && <SummaryContent />}
    </aside>
  )
}
