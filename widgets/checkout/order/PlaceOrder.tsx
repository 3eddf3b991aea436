import { type ReactNode, useEffect, useRef, useState, createRef } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal } from '#cart/rules/totals.ts'
import { $totals, $items } from '#cart/state/cart.ts'
import { $tasks } from '#async/task.ts'
import { announce } from '#ui/Announcer.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Price } from '#ui/Price.tsx'
import { Slot } from '#slots/view/Slot.tsx'
import { skeletonOrRetry, Spinner } from '#ui/Loading.tsx'
import { $chosenMethod } from '#payment/state/chosen-method.ts'
import { checkOutcome, placeOrder } from '../state/order/place-order.ts'
import { $orderStatus, $refusal, $refusedPayment, closeRefusal } from '#order/state/order.ts'
import { useCheckoutText } from '#checkout/view/text.ts'
import { Agreements } from './Agreements.tsx'
import { LazyOrderCaptcha, LazyOrderExtras } from './lazy-order-parts.tsx'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { importPart } from '#dom/import-part.ts'
import { $giftCards, providerSettings } from '#payment/state/provider-settings.ts'
import { useReviewText, useOrderMessage } from '#order/view/useOrderMessage.ts'
import { ChangingText } from '#ui/ChangingText.tsx'
import { focusOnceUncovered } from '#dom/focus.ts'
import { madeFacts } from '#cart/view/item/ItemFacts.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { Modal } from '#ui/Modal.tsx'
import { refusedPayment } from '#payment/view/MethodRow.tsx'

/** Takes the focus back when the error modal closes. */
const placeOrderButton = createRef<HTMLButtonElement>()

/** Once more before the order: what is made for the shopper, how long that takes, and what cannot be returned. */
function MadeForYou() {
  const common = useCommon()
  const items = useStore($items) ?? []
  const lines = items.flatMap(({ item_id, name, product }) => {
    const facts = madeFacts(product, common)
    return facts.length ? [{ item_id, name, facts: facts.join(' · ') }] : []
  })
  if (!lines.length) return null
  return (
    <Notice quiet>
      {lines.map(({ item_id, name, facts }) => (
        <p key={item_id}>
          <bdi>{name}</bdi>: {facts}
        </p>
      ))}
    </Notice>
  )
}

/** Shows the outcome of a press of the order button and takes the focus. */
function Answer({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => focusOnceUncovered(place.current!), [])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}

const GiftCardsNote = lazyWidgetPart(
  async () => (await importPart(() => import('#payment/methods/card/gift-cards.tsx'))).GiftCardsNote,
  { namespaces: ['gift-cards'], fallback: skeletonOrRetry(0) },
)

const ChargedNote = lazyWidgetPart(
  async () => (await importPart(() => import('#payment/methods/card/TypeNotes.tsx'))).ChargedNote,
  { namespaces: ['payment'], fallback: skeletonOrRetry(0) },
)

/** The button that places the order, with its amount, and the message about the last attempt. */
export function PlaceOrder() {
  const text = useReviewText()
  const checkout = useCheckoutText()
  const orderMessage = useOrderMessage()
  const totals = useStore($totals)
  const status = useStore($orderStatus)
  const refusal = useStore($refusal)
  const giftCards = useStore($giftCards)
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
      {giftCards.length > 0 && <GiftCardsNote />}
      {providerSettings().chargedCurrency === 'base' && <ChargedNote />}
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
  const [hasChecked, setChecked] = useState(false)
  const unknown = text(hasChecked ? 'place-order.still-unknown' : 'place-order.unknown')
  const isChecking = useStore($tasks, { keys: ['check-order'] })['check-order'] === 'running'
  const wasChecking = useRef(false)
  useEffect(() => {
    if (wasChecking.current && !isChecking) setChecked(true)
    wasChecking.current = isChecking
  }, [isChecking])
  // The notice stands there already, and is silent.
  useEffect(() => {
    if (hasChecked && !isChecking) announce(unknown)
  }, [hasChecked, isChecking, unknown])
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
