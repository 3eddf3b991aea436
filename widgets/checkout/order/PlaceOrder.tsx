import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal } from '../../../src/domain/cart/totals'
import { $totals } from '../../../src/state/cart/cart'
import { $tasks } from '../../../src/state/task'
import { announce } from '../../../src/ui/announcer/announce'
import { Notice } from '../../../src/ui/Notice'
import { Price } from '../../../src/ui/Price'
import { Slot } from '../../../src/ui/slot/Slot'
import { Spinner } from '../../../src/ui/Spinner'
import { $chosenMethod } from '../state/payment/chosen-method'
import { checkOutcome, placeOrder } from '../state/order/place-order'
import { $orderStatus, $refusal } from '../state/order/status'
import { useCheckoutText } from '../text'
import { Agreements } from './Agreements'
import { Answer } from './Answer'
import { LazyOrderCaptcha } from './LazyOrderCaptcha'
import { LazyOrderExtras } from './LazyOrderExtras'
import { MadeForYou } from './MadeForYou'
import { placeOrderButton } from './place-order-button'
import { useReviewText } from './text'
import { useOrderMessage } from './useOrderMessage'

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
          {text(isChecking ? 'place-order.checking' : 'place-order.check')}
        </button>
      }
    >
      {unknown}
    </Notice>
  )
}
