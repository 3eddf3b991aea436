import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { useCommon } from '#i18n/view/common.ts'
import { Modal } from '#ui/Modal.tsx'
import { refusedPayment } from '#payment/view/RefusedPayment.tsx'
import { $refusal, $refusedPayment, closeRefusal } from '#order/state/status.ts'
import { placeOrderButton } from './place-order-button.ts'
import { useReviewText, useOrderMessage } from '#order/view/useOrderMessage.ts'

/** The error modal: the payment was refused, or the card form's order was (rule: refused-payment). */
export function Refusal() {
  const text = useReviewText()
  const common = useCommon()
  const orderMessage = useOrderMessage()
  const refusal = useStore($refusal)
  const refused = useStore($refusedPayment)
  const ok = useRef<HTMLButtonElement>(null)
  if (!refusal?.modal) return null
  const isPayment = 'key' in refusal.message && refusal.message.key === 'place-order.refused'
  return (
    <Modal
      role="alertdialog"
      className="bzl-checkout__refusal"
      title={isPayment ? orderMessage(refusal.message) : text('place-order.problem')}
      initialFocus={ok}
      returnFocus={refused ? refusedPayment : placeOrderButton}
      closeButton={false}
      onClose={closeRefusal}
    >
      <p>{isPayment ? text('place-order.refused.next') : orderMessage(refusal.message)}</p>
      <div className="bzl-checkout__actions">
        <button type="button" className="bzl-button" ref={ok} onClick={closeRefusal}>
          {common('action.ok')}
        </button>
      </div>
    </Modal>
  )
}
