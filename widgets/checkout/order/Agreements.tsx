import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import type { Agreement } from '#order/rules/agreements.ts'
import { ReadAgreement } from '#order/view/ReadAgreement.tsx'
import { Checkbox } from '#ui/Choice.tsx'
import { usePageId } from '#ui/usePageId.ts'
import {
  $acceptedAgreements,
  $agreements,
  $missingAgreement,
  clearAgreements,
  toggleAgreement,
} from '#order/state/agreements.ts'
import { orderParts } from '../state/order/order-parts.ts'
import { useReviewText } from '#order/view/useOrderMessage.ts'

/** The ticks go with the shopper who made them, also while another step is shown. */
const AGREEMENTS = { clear: clearAgreements }

/** The shop's conditions of sale beside the order button: what has to be ticked, and each one's full text. */
export function Agreements() {
  const agreements = useStore($agreements)
  useEffect(() => void orderParts.add(AGREEMENTS), [])
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
  return (
    <div>
      {isRequired ? <AgreementBox id={id} label={label} /> : <p>{label}</p>}
      <ReadAgreement agreement={agreement} label={text('agreement.read')} />
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
