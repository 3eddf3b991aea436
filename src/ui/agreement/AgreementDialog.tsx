import type { Agreement } from '../../domain/site/agreements'
import { Html } from '../html/Html'
import { useHtml } from '../html/useHtml'
import { Modal } from '../Modal'

/** A condition of sale in full. */
export function AgreementDialog({ agreement, onClose }: { agreement: Agreement; onClose(): void }) {
  const { label, content, height } = agreement
  const cleaned = useHtml(content, 'block')
  return (
    <Modal title={label} onClose={onClose}>
      <div style={{ maxBlockSize: height, overflowY: 'auto' }}>{cleaned && <Html content={cleaned} />}</div>
    </Modal>
  )
}
