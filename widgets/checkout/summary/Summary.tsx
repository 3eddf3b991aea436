import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { afterPaint } from '#dom/lifecycle.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { Heading } from '#ui/island/Heading.tsx'
import { $isChallenged } from '#payment/state/challenge.ts'
import { useCheckoutText } from '#checkout/view/text.ts'
import { importPart } from '#dom/import-part.ts'
import { grandTotal } from '#cart/rules/totals.ts'
import { $count, $totals } from '#cart/state/cart.ts'
import { AnimatedTotal } from '#cart/view/AnimatedTotal.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { usePageId } from '#ui/usePageId.ts'

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

/** The summary on phones: one line that stays in view and unfolds on demand. */
export function SummaryBar() {
  const text = useCheckoutText()
  const common = useCommon()
  const id = usePageId()
  const [isOpen, setOpen] = useState(false)
  const totals = useStore($totals)
  const count = useStore($count) ?? 0
  return (
    <aside className="bzl-checkout__bar" aria-label={text('summary.title')} inert={useStore($isChallenged)}>
      <button
        type="button"
        className="bzl-checkout__toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {text('summary.total')} {totals && <AnimatedTotal amount={grandTotal(totals)} isCharged />}
        </span>
        <span key={count} className="bzl-checkout__count-of-items">
          {common('item.count', { count })}
        </span>
        <Icon name="chevron" />
      </button>
      <div id={id} className="bzl-checkout__drop" hidden={!isOpen}>
        {isOpen && <SummaryContent />}
      </div>
    </aside>
  )
}
