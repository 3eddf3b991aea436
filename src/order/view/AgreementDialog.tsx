import type { Agreement } from '../rules/agreements.ts'
import { BLOCK } from '#html/view/allowed-html.ts'
import { Html, useHtml } from '#html/view/Html.tsx'
import { Modal } from '#ui/Modal.tsx'

/** A condition of sale in full. */
export function AgreementDialog({ agreement, onClose }: { agreement: Agreement; onClose(): void }) {
  const { label, content, height } = agreement
  const cleaned = useHtml(content, BLOCK)
  return (
    <Modal title={label} onClose={onClose}>
      <div style={{ maxBlockSize: height, overflowY: 'auto' }}>{cleaned && <Html content={cleaned} />}</div>
    </Modal>
  )
}
