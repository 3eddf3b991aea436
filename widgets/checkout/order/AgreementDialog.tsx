import type { Agreement } from '../../../src/domain/site/agreements'
import { Html } from '../../../src/ui/html/Html'
import { useHtml } from '../../../src/ui/html/useHtml'
import { Modal } from '../../../src/ui/Modal'

/** A condition of sale in full. */
export function AgreementDialog({ agreement, onClose }: { agreement: Agreement; onClose(): void }) {
  const { label, content, height } = agreement
  const cleaned = useHtml(content, 'block')
  return (
    <Modal title={label} onClose={onClose}>
      <div className="bzl-checkout__agreement" style={{ maxBlockSize: height }}>
        {cleaned && <Html content={cleaned} />}
      </div>
    </Modal>
  )
}
