import { useState } from 'react'
import type { Agreement } from '../../domain/site/agreements'
import { lazyWidgetPart } from '../island/lazyWidgetPart'
import { skeletonOrRetry } from '../skeletonOrRetry'
import { importPart } from '../../host/page/import-part'

const AgreementDialog = lazyWidgetPart(
  async () => (await importPart(() => import('./AgreementDialog'))).AgreementDialog,
  {
    fallback: skeletonOrRetry(0),
  },
)

/** Opens a condition of sale in full; nothing where the shop has no more than its one sentence. */
export function ReadAgreement({ agreement, label }: { agreement: Agreement; label: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!agreement.content) return null
  return (
    <>
      <button
        type="button"
        className="bzl-link"
        aria-label={`${label}: ${agreement.label}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && <AgreementDialog agreement={agreement} onClose={() => setOpen(false)} />}
    </>
  )
}
