import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $device } from '../../../src/state/page/context'
import { Discounts } from '../../../src/ui/discounts/Discounts'
import { Notice } from '../../../src/ui/Notice'
import { Skeleton } from '../../../src/ui/Skeleton'
import { $method, loadForcedCard, autoSelect } from '../state/payment/methods'
import { confirmPayment } from '../state/payment/confirmed-method'
import { usePaymentText } from './notes/words'
import { $isChallenged } from '../state/payment/challenge'
import { methodOf } from '../state/payment/registry'
import { MethodRow } from './MethodRow'
import { $usable } from './usable'

/** How it is paid. While the bank asks something, nothing but the form it asks in is shown. */
export function PaymentStep() {
  const text = usePaymentText()
  const offered = useStore($usable)
  const method = useStore($method)
  const isChallenged = useStore($isChallenged)
  const isPhone = useStore($device) === 'Mobile'
  useEffect(loadForcedCard, [])
  useEffect(() => (method || !offered ? undefined : autoSelect(offered)), [method, offered])
  if (!offered) return <Skeleton count={2} />
  if (!offered.length) return <Notice type="error">{text('payment.none')}</Notice>
  const goOn = () => {
    if (method && (methodOf(method)?.isComplete?.() ?? true)) confirmPayment()
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
          <MethodRow key={each.code} method={each} isChosen={each.code === method} />
        ))}
      </fieldset>
      <div className="bzl-checkout__actions" hidden={isChallenged}>
        <button type="button" className="bzl-button" aria-disabled={!method} onClick={goOn}>
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

/** The page is still covered when the question comes, and takes no focus until it is not. */
function focusOnceUncovered(element: HTMLElement): () => void {
  let frame = 0
  const attempt = () => {
    element.focus()
    if (element.ownerDocument.activeElement !== element) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}
