import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal } from '../../../src/domain/cart/totals'
import { $count, $totals } from '../../../src/state/cart/cart'
import { AnimatedTotal } from '../../../src/ui/cart/AnimatedTotal'
import { Icon } from '../../../src/ui/Icon'
import { useCommon } from '../../../src/ui/text/common'
import { $isChallenged } from '../state/payment/challenge'
import { useCheckoutText } from '../text'
import { SummaryContent } from './SummaryPanel'
import { usePageId } from '../../../src/ui/usePageId'

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
        <span className="bzl-checkout__count-of-items">{common('item.count', { count })}</span>
        <Icon name="chevron" />
      </button>
      <div id={id} className="bzl-checkout__drop" hidden={!isOpen}>
        {isOpen && <SummaryContent />}
      </div>
    </aside>
  )
}
