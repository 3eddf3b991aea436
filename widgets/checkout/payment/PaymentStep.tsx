import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $device } from '../../../src/state/page/context'
import { Discounts } from '../../../src/ui/discounts/Discounts'
import { Notice } from '../../../src/ui/Notice'
import { Skeleton } from '../../../src/ui/Skeleton'
import { confirmPayment } from '../state/payment/confirm-payment'
import { usePaymentText } from './text'
import { $isChallenged } from '../state/payment/challenge'
import { $chosenMethod, autoSelect } from '../state/payment/chosen-method'
import { $offeredMethods, loadForcedMethods } from '../state/payment/offered-methods'
import { MethodRow } from './MethodRow'

/** The payment methods. While the bank asks the shopper to confirm, only the form that shows its page is visible. */
export function PaymentStep() {
  const text = usePaymentText()
  const offered = useStore($offeredMethods)
  const chosen = useStore($chosenMethod)
  const isChallenged = useStore($isChallenged)
  const isPhone = useStore($device) === 'Mobile'
  useEffect(loadForcedMethods, [])
  useEffect(() => (chosen || !offered ? undefined : autoSelect(offered)), [chosen, offered])
  if (!offered) return <Skeleton count={2} />
  if (!offered.length) return <Notice type="error">{text('payment.none')}</Notice>
  const handleContinue = () => {
    if (chosen && (chosen.method.isComplete?.() ?? true)) confirmPayment()
  }
  return (
    <>
      {isChallenged && <Challenge />}
      {isPhone && !isChallenged && <Discounts />}
      <fieldset>
        <legend className="bzl-checkout__legend" hidden={isChallenged}>
          {text('payment.legend')}
        </legend>
        {offered.map((each) => (
          <MethodRow key={each.code} offered={each} isChosen={each.code === chosen?.code} />
        ))}
      </fieldset>
      <div className="bzl-checkout__actions" hidden={isChallenged}>
        <button type="button" className="bzl-button" aria-disabled={!chosen} onClick={handleContinue}>
          {text('payment.continue')}
        </button>
      </div>
    </>
  )
}

function Challenge() {
  const text = usePaymentText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusOnceUncovered(heading.current!), [])
  return (
    <>
      <h2 className="bzl-checkout__title" ref={heading} tabIndex={-1}>
        {text('card.challenge')}
      </h2>
      <p className="bzl-checkout__note">{text('card.challenge.note')}</p>
    </>
  )
}

/** The overlay of the order being placed still covers the page then, and takes no focus until it is gone. */
function focusOnceUncovered(element: HTMLElement): () => void {
  let frame = 0
  const attempt = () => {
    element.focus()
    if (element.ownerDocument.activeElement !== element) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}
