import { createRef } from 'react'
import { useStore } from '@nanostores/react'
import { Notice } from '#ui/Notice.tsx'
import { useReviewText, useOrderMessage } from '#order/view/useOrderMessage.ts'
import { $refusal, $refusedPayment } from '#order/state/order.ts'

/** Takes the focus when the error modal closes. */
export const refusedPayment = createRef<HTMLDivElement>()

/** Why this method's payment was refused, beside what has to be changed. The modal says it first, and then it stands here. */
export function RefusedPayment({ code }: { code: string }) {
  const text = useReviewText()
  const orderMessage = useOrderMessage()
  const refused = useStore($refusedPayment)
  const isInModal = useStore($refusal)?.modal
  if (refused?.method !== code) return null
  const { message } = refused
  const isPayment = 'key' in message && message.key === 'place-order.refused'
  return (
    <div ref={refusedPayment} tabIndex={-1}>
      {!isInModal && (
        <Notice type="error" quiet>
          {orderMessage(message)} {isPayment && text('place-order.refused.next')}
        </Notice>
      )}
    </div>
  )
}
