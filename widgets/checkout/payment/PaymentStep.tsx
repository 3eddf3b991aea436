import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { $totals } from '#cart/state/cart.ts'
import { $device } from '#storefront/state/context.ts'
import { $pagePaymentMethods } from '#payment/state/payment-methods.ts'
import { focusOnceUncovered } from '#dom/focus.ts'
import { Discounts } from '#discounts/view/Discounts.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Loading.tsx'
import { Heading } from '#ui/island/Heading.tsx'
import { useCommon } from '#i18n/view/common.ts'
import {
  confirmPayment,
  $chosenMethod,
  autoSelect,
  chooseDefault,
  defaultOf,
  saveMethod,
} from '#payment/state/chosen-method.ts'
import { useOrderCaptchaAhead, useOrderExtrasAhead } from '../order/lazy-order-parts.tsx'
import { usePaymentText, useMethodLabel } from '#payment/view/text.tsx'
import { $action, $resumedAction } from '#payment/state/challenge.ts'
import {
  $isUnknownOnly,
  $offeredMethods,
  loadForcedMethods,
  type OfferedMethod,
} from '#payment/state/offered-methods.ts'
import { checkSession } from '../state/session/login.ts'
import { $step } from '../state/progress/steps.ts'
import { StepAction } from '#checkout/view/StepAction.tsx'
import { MethodRow } from '#payment/view/MethodRow.tsx'
import { registerMethods } from '#payment/methods/methods.tsx'

/** The payment methods. While the shopper has to do something for the payment, only the form that shows it is visible. */
export function PaymentStep() {
  const text = usePaymentText()
  const common = useCommon()
  const offered = useStore($offeredMethods)
  const isUnknown = useStore($isUnknownOnly)
  const chosen = useStore($chosenMethod)
  const action = useStore($action)
  const isChallenged = Boolean(action)
  const [waitsFor, waitFor] = useState<string>()
  const problem = useStore(chosen?.method.$problem ?? $nothing)
  const [vainPresses, countVain] = useState(0)
  useEffect(() => (problem ? undefined : countVain(0)), [problem])
  const press = useRef<object>(undefined)
  const code = chosen?.code
  // A shopper who chooses another way to pay takes back the press for this one. An effect after the paint would be too
  // late: it would take back the press for the new one as well.
  useLayoutEffect(() => {
    const cancel = () => {
      press.current = undefined
      waitFor(undefined)
    }
    return code ? cancel : undefined
  }, [code])
  const isPhone = useStore($device) === 'Mobile'
  useEffect(() => $pagePaymentMethods.listen(() => void registerMethods()), [])
  useEffect(loadForcedMethods, [])
  useEffect(checkSession, [])
  useOrderExtrasAhead()
  useOrderCaptchaAhead()
  useDiscountOf(chosen)
  useEffect(() => (chosen || !offered ? undefined : autoSelect(offered)), [chosen, offered])
  if (!offered) return <Skeleton count={2} />
  const isWaiting = chosen !== undefined && waitsFor === chosen.code
  const handleContinue = async () => {
    chooseDefault(offered)
    const next = $chosenMethod.get()
    // Undefined if the last way to pay has gone since the button was drawn.
    if (!next || waitsFor === next.code) return
    const { code, method } = next
    const own = (press.current = {})
    waitFor(code)
    const isComplete = await (method.isComplete?.() ?? true)
    if (press.current !== own) return
    waitFor(undefined)
    if (!isComplete) countVain((count) => count + 1)
    else if ($chosenMethod.get()?.code === code && $step.get() === 'payment_method') confirmPayment()
  }
  return (
    <>
      {action && <Challenge action={action} />}
      {offered.length ? (
        <fieldset>
          <legend className="bzl-checkout__legend" hidden={isChallenged}>
            {text('payment.legend')}
          </legend>
          {offered.map((each) => (
            <MethodRow
              key={each.code}
              offered={each}
              isChosen={each.code === chosen?.code}
              isNext={!chosen && each === defaultOf(offered)}
            />
          ))}
        </fieldset>
      ) : (
        <Notice type="error">{text(isUnknown ? 'payment.unknown' : 'payment.none')}</Notice>
      )}
      {isPhone && !isChallenged && <Discounts />}
      {vainPresses > 0 && problem && (
        <Notice key={vainPresses} type="error" isAnswer>
          {text(problem)}
        </Notice>
      )}
      <StepAction
        label={text('payment.continue')}
        busy={isWaiting && common('state.loading')}
        onClick={() => void handleContinue()}
        isHidden={isChallenged || !offered.length}
      />
    </>
  )
}

const $nothing = atom<undefined>()

/** The shop's totals follow the way to pay, also where it gives a discount for one that is no longer chosen. */
function useDiscountOf(chosen: OfferedMethod | undefined) {
  const type = useStore(chosen?.method.$type ?? $nothing)
  const totals = useStore($totals)
  useEffect(() => {
    const isKnown = chosen && (type || !chosen.method.$type)
    if (isKnown) saveMethod((type && chosen.method.codeOfType?.(type)) || chosen.code, type)
  }, [chosen, type, totals])
}

type TextKey = Parameters<ReturnType<typeof usePaymentText>>[0]

const BANK: [TextKey, TextKey] = ['card.challenge', 'card.challenge.note']
const SLIP: [TextKey, TextKey] = ['card.voucher', 'card.voucher.note']
const APP: [TextKey, TextKey] = ['card.await', 'card.await.note']

/** Title and note for each type of action; for the others a bank asks who the shopper is. */
const TITLES: Record<string, [TextKey, TextKey]> = {
  voucher: SLIP,
  bankTransfer: SLIP,
  qrCode: ['card.code', 'card.code.note'],
  await: APP,
  sdk: APP,
}

function Challenge({ action }: { action: string }) {
  const [title, note] = TITLES[action] ?? BANK
  const text = usePaymentText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusOnceUncovered(heading.current!), [])
  return (
    <>
      <Heading className="bzl-checkout__title" headingRef={heading} tabIndex={-1}>
        {text(title)}
      </Heading>
      <p className="bzl-checkout__note">{text(note)}</p>
    </>
  )
}

/** Shows that the chosen payment method is no longer offered for this address or total. */
export function MethodLost() {
  const text = usePaymentText()
  const label = useMethodLabel()
  const offered = useStore($offeredMethods)
  const chosen = useStore($chosenMethod)
  const lastChosen = useRef<OfferedMethod>(undefined)
  const [lost, setLost] = useState<OfferedMethod>()
  useEffect(() => {
    const before = lastChosen.current
    lastChosen.current = chosen ?? before
    if (!offered || !before) return
    const isOffered = offered.some(({ code }) => code === before.code)
    // An order that is fully covered needs no other way.
    if (isOffered || offered.some(({ method }) => method.isFree)) return
    lastChosen.current = undefined
    setLost(before)
  }, [offered, chosen])
  if (!lost || !offered?.length || offered.some(({ code }) => code === lost.code)) return null
  return <Notice type="warning">{text('payment.replaced', { method: label(lost) })}</Notice>
}

/**
 * The action left for an order that was placed before a reload. The cart is empty, so nothing is shown beside
 * it.
 */
export function ResumedAction() {
  const place = useRef<HTMLDivElement>(null)
  const action = useStore($resumedAction)
  useEffect(() => action?.show(place.current!), [action])
  return (
    <div className="bzl-checkout__main">
      {action && <Challenge key={action.type} action={action.type} />}
      <div className="bzl-checkout__card bzl-foreign" ref={place} />
    </div>
  )
}
