import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import type { CheckoutStep, StepProgress } from '#checkout/rules/steps.ts'
import { $device } from '#storefront/state/context.ts'
import { Icon } from '#ui/Icon.tsx'
import { Slot } from '#slots/view/Slot.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { $isChallenged } from '#payment/state/challenge.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { $progress, $step } from './state/progress/steps.ts'
import { openStep } from '#checkout/state/progress.ts'
import { ChangingText } from '#ui/ChangingText.tsx'
import { Heading } from '#ui/island/Heading.tsx'
import { useCheckoutText } from '#checkout/view/text.ts'

interface Props {
  progress: StepProgress
  /** The confirmed values, on one line. */
  summary?: ReactNode
  children: ReactNode
  /** Once opened or complete, the content stays in the page, hidden while another step is open. */
  isKept?: boolean
}

/**
 * One step with its mark and heading; it has no number, since the progress bar has numbers of its own
 * (rule: progress). The heading takes the focus when the step opens, and only then.
 */
export function StepFrame({ progress, summary, children, isKept = false }: Props) {
  const { step, isComplete, canOpen } = progress
  const current = useStore($step)
  const isChallenged = useStore($isChallenged)
  const isOpen = current === step
  // During a 3-D Secure challenge only the step with the card form is shown.
  const isShown = isChallenged ? isKept : isOpen
  const heading = useFocusOnOpen(isOpen)
  const isThere = useRef(false)
  if (isShown || (isKept && isComplete)) isThere.current = true
  const isDone = !isOpen && isComplete && canOpen
  const name = useStepName()(step)
  return (
    <li
      className="bzl-checkout__step"
      data-state={isOpen ? 'open' : isDone ? 'done' : 'ahead'}
      aria-current={isOpen ? 'step' : undefined}
      hidden={isChallenged && !isKept}
    >
      {!isChallenged && (
        <Slot island="checkout" name={`before-${step}`} data={{ step: { ...progress, isOpen } }} />
      )}
      <div className="bzl-checkout__head" hidden={isChallenged}>
        <Heading className="bzl-checkout__title" headingRef={heading} tabIndex={-1}>
          <span className="bzl-checkout__mark" aria-hidden="true">
            {isDone && <Icon name="check" />}
          </span>
          <ChangingText>{name}</ChangingText>
        </Heading>
        {isDone && current !== 'item_summary' && <Change step={step} name={name} />}
      </div>
      {isDone && current !== 'item_summary' && <div className="bzl-checkout__step-summary">{summary}</div>}
      {(isShown || (isKept && isThere.current)) && (
        <div className="bzl-checkout__body" hidden={!isShown}>
          {children}
        </div>
      )}
      {isOpen && !isChallenged && <StepsAhead />}
    </li>
  )
}

function useStepName() {
  const text = useCheckoutText()
  const isVirtual = useStore($isVirtualCart)
  return (step: CheckoutStep) =>
    text(isVirtual && step === 'shipping_address' ? 'step.billing_address' : `step.${step}`)
}

/** Names the steps after the open one, on one line. The button already names the next step if it is the last. */
function StepsAhead() {
  const nameOf = useStepName()
  const { steps } = useStore($progress)
  const ahead = steps.filter(({ isRequired, canOpen }) => isRequired && !canOpen)
  if (ahead.length < 2) return null
  const names = ahead.map(({ step }) => nameOf(step)).join(' · ')
  return (
    <p key={names} className="bzl-checkout__ahead">
      {names}
    </p>
  )
}

/** Opens a complete step again. */
export function Change({ step, name }: { step: CheckoutStep; name: string }) {
  const text = useCheckoutText()
  const common = useCommon()
  return (
    <button
      type="button"
      className="bzl-link"
      aria-label={text('step.change', { step: name })}
      onClick={() => openStep(step)}
    >
      {common('action.change')}
    </button>
  )
}

const isPhone = () => $device.get() === 'Mobile'

function useFocusOnOpen(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(isOpen)
  // On phones the step fills the screen from its top; before it is painted, so that nothing is seen to move.
  useLayoutEffect(() => {
    if (isOpen && !before.current && isPhone()) heading.current!.closest('li')!.scrollIntoView()
  }, [isOpen])
  // Afterwards, so that a modal that opens with it has the focus, and does not give it back to the heading.
  useEffect(() => {
    if (isOpen && !before.current) heading.current!.focus({ preventScroll: isPhone() })
    before.current = isOpen
  }, [isOpen])
  return heading
}
