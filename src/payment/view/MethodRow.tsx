import { useRef, createRef } from 'react'
import { useStore } from '@nanostores/react'
import { Radio } from '#ui/Choice.tsx'
import { Slot } from '#slots/view/Slot.tsx'
import { $isChallenged } from '../state/challenge.ts'
import { chooseMethod } from '../state/chosen-method.ts'
import { $isRowEach, type OfferedMethod } from '../state/offered-methods.ts'
import { useMethodLabel } from './text.tsx'
import type { PaymentMethod } from '../state/payment-method.ts'
import { Notice } from '#ui/Notice.tsx'
import { useReviewText, useOrderMessage } from '#order/view/useOrderMessage.ts'
import { $refusal, $refusedPayment } from '#order/state/order.ts'

/** Takes the focus when the error modal closes. */
export const refusedPayment = createRef<HTMLDivElement>()

/** Why this method's payment was refused, beside what has to be changed. The modal says it first, and then it stands here. */
function RefusedPayment({ code }: { code: string }) {
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

/**
 * The mark of a way to pay: a picture, its company's name, or a card drawn by the style sheet. The name of the choice says
 * the same.
 */
export function MethodMark({ mark, logo }: Pick<PaymentMethod, 'mark' | 'logo'>) {
  if (logo) return <img className="bzl-checkout__picture" src={logo} alt="" />
  if (!mark) return null
  return (
    <span className="bzl-checkout__logo" data-mark={mark} aria-hidden="true" translate="no">
      {mark === 'card' ? null : mark}
    </span>
  )
}

interface Props {
  offered: OfferedMethod
  isChosen: boolean
  /** It will be chosen soon unless another is, and already has the room it needs then. */
  isNext: boolean
}

/** One way to pay. Its details stay in the page once it was chosen, so nothing typed there is lost. */
export function MethodRow({ offered, isChosen, isNext }: Props) {
  const label = useMethodLabel()
  const isChallenged = useStore($isChallenged)
  const wasChosen = useRef(false)
  if (isChosen || isNext) wasChosen.current = true
  const { code, method } = offered
  // The mark of the form is that of cards.
  const hasMark = !(useStore($isRowEach) && method.isOneForm) && (method.mark || method.logo)
  return (
    <div className="bzl-checkout__method" data-chosen={isChosen} hidden={isChallenged && !isChosen}>
      <div hidden={isChallenged}>
        <Radio
          name="bzl-payment-method"
          value={code}
          card={false}
          label={label(offered)}
          end={hasMark && <MethodMark {...method} />}
          checked={isChosen}
          onChange={() => chooseMethod(code)}
        />
      </div>
      {isChosen && <RefusedPayment code={code} />}
      {method.Details && wasChosen.current && (
        <div className="bzl-checkout__details" hidden={!isChosen && !isNext}>
          <method.Details code={code} />
        </div>
      )}
      {!isChallenged && (
        <Slot
          island="checkout"
          name="method-after"
          data={{ method: { code, title: label(offered) }, isChosen }}
        />
      )}
    </div>
  )
}
