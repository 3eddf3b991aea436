import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Agreement } from '../../../src/domain/site/agreements'
import { Checkbox } from '../../../src/ui/Choice'
import { lazyWidgetPart } from '../../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../../src/ui/skeletonOrRetry'
import { usePageId } from '../../../src/ui/usePageId'
import {
  $acceptedAgreements,
  $agreements,
  $missingAgreement,
  clearAgreements,
  toggleAgreement,
} from '../state/order/agreements'
import { shopperCleared } from '../state/session/shopper-cleared'
import { useReviewText } from './text'

const AgreementDialog = lazyWidgetPart(async () => (await import('./AgreementDialog')).AgreementDialog, {
  fallback: skeletonOrRetry(0),
})

/** The shop's conditions of sale beside the order button: what has to be ticked, and each one's full text. */
export function Agreements() {
  const agreements = useStore($agreements)
  useEffect(() => void shopperCleared.add(clearAgreements), [])
  if (!agreements.length) return null
  return (
    <div className="bzl-checkout__agreements">
      {agreements.map((agreement) => (
        <AgreementRow key={agreement.id} agreement={agreement} />
      ))}
    </div>
  )
}

function AgreementRow({ agreement }: { agreement: Agreement }) {
  const text = useReviewText()
  const { id, label, isRequired } = agreement
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      {isRequired ? <AgreementBox id={id} label={label} /> : <p>{label}</p>}
      {agreement.content && (
        <button
          type="button"
          className="bzl-link"
          aria-label={`${text('agreement.read')}: ${label}`}
          onClick={() => setOpen(true)}
        >
          {text('agreement.read')}
        </button>
      )}
      {isOpen && <AgreementDialog agreement={agreement} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Takes the focus, with the reason, when the order button was pressed without it. */
function AgreementBox({ id, label }: Pick<Agreement, 'id' | 'label'>) {
  const text = useReviewText()
  const row = useRef<HTMLDivElement>(null)
  const errorId = usePageId()
  const missing = useStore($missingAgreement)
  const isMissing = missing?.id === id
  useEffect(() => {
    if (isMissing) row.current!.querySelector('input')!.focus()
  }, [missing, isMissing])
  return (
    <div ref={row}>
      <Checkbox
        label={label}
        required
        checked={useStore($acceptedAgreements).includes(id)}
        onChange={() => toggleAgreement(id)}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? errorId : undefined}
      />
      {isMissing && (
        <p className="bzl-field__error" id={errorId}>
          {text('agreement.missing')}
        </p>
      )}
    </div>
  )
}
