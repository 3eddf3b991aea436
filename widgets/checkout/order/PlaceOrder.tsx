import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal } from '#cart/rules/totals.ts'
import { $totals } from '#cart/state/cart.ts'
import { $tasks } from '#async/task.ts'
import { announce } from '#ui/announcer/announce.ts'
import { Notice } from '#ui/Notice.tsx'
import { Price } from '#ui/Price.tsx'
import { Slot } from '#slots/view/Slot.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { $chosenMethod } from '#payment/state/chosen-method.ts'
import { checkOutcome, placeOrder } from '../state/order/place-order.ts'
import { $orderStatus, $refusal } from '#order/state/status.ts'
import { useCheckoutText } from '#checkout/view/text.ts'
import { Agreements } from './Agreements.tsx'
import { Answer } from './Answer.tsx'
import { LazyOrderCaptcha } from './LazyOrderCaptcha.tsx'
import { LazyOrderExtras } from './LazyOrderExtras.tsx'
import { MadeForYou } from './MadeForYou.tsx'
import { placeOrderButton } from './place-order-button.ts'
import { useReviewText } from '#order/view/text.ts'
import { ChangingText } from '#ui/ChangingText.tsx'
import { useOrderMessage } from '#order/view/useOrderMessage.ts'

/** The button that places the order, with its amount, and the message about the last attempt. */
export function PlaceOrder() {
  const text = useReviewText()
  const checkout = useCheckoutText()
  const orderMessage = useOrderMessage()
  const totals = useStore($totals)
  const status = useStore($orderStatus)
  const refusal = useStore($refusal)
  const isUnknown = status === 'unknown'
  return (
    <>
      {refusal && !refusal.modal && (
        <Answer>
          <Notice type="error">{orderMessage(refusal.message)}</Notice>
        </Answer>
      )}
      {isUnknown && (
        <Answer>
          <UnknownOutcome />
        </Answer>
      )}
      <LazyOrderExtras />
      <MadeForYou />
      <Agreements />
      <LazyOrderCaptcha />
      <Slot island="checkout" name="before-place-order" />
      <div className="bzl-checkout__next bzl-checkout__place-order">
        <MethodButton>
          <button
            type="button"
            ref={placeOrderButton}
            className="bzl-button bzl-button--wide bzl-checkout__order"
            aria-disabled={status !== 'idle'}
            aria-busy={status === 'pending'}
            onClick={placeOrder}
          >
            {status === 'pending' && <Spinner label={checkout('place-order.placing')} />}
            <span>{text('place-order.button')}</span>{' '}
            {totals && <Price amount={grandTotal(totals)} isCharged />}
          </button>
        </MethodButton>
      </div>
    </>
  )
}

/** The chosen method's own button where it has one, else the children. */
function MethodButton({ children }: { children: ReactNode }) {
  const chosen = useStore($chosenMethod)
  const Button = chosen?.method.PlaceOrderButton
  return Button ? <Button onPlaceOrder={placeOrder}>{children}</Button> : <>{children}</>
}

function UnknownOutcome() {
  const text = useReviewText()
  const unknown = text('place-order.unknown')
  const isChecking = useStore($tasks, { keys: ['check-order'] })['check-order'] === 'running'
  const wasChecking = useRef(false)
  // The notice stands there already, and is silent.
  useEffect(() => {
    if (wasChecking.current && !isChecking) announce(unknown)
    wasChecking.current = isChecking
  }, [isChecking, unknown])
  return (
    <Notice
      type="warning"
      action={
        <button
          type="button"
          className="bzl-button bzl-button--quiet"
          aria-disabled={isChecking}
          onClick={() => void checkOutcome()}
        >
          <ChangingText>{text(isChecking ? 'place-order.checking' : 'place-order.check')}</ChangingText>
        </button>
      }
    >
      {unknown}
    </Notice>
  )
}
