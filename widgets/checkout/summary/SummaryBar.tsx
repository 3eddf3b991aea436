import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal } from '#cart/rules/totals.ts'
import { $count, $totals } from '#cart/state/cart.ts'
import { AnimatedTotal } from '#cart/view/AnimatedTotal.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { $isChallenged } from '#payment/state/challenge.ts'
import { useCheckoutText } from '#checkout/view/text.ts'
import { SummaryContent } from './SummaryPanel.tsx'
import { usePageId } from '#ui/usePageId.ts'

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
