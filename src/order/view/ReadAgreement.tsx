import { useState } from 'react'
import type { Agreement } from '../rules/agreements.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { importPart } from '#dom/import-part.ts'

const AgreementDialog = lazyWidgetPart(
  async () => (await importPart(() => import('./AgreementDialog.tsx'))).AgreementDialog,
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
