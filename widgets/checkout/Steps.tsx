import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import type { StepProgress } from '#checkout/rules/steps.ts'
import { whenIdle } from '#dom/lifecycle.ts'
import { onEvent } from '#dom/events.ts'
import { Express } from '#express/view/Express.tsx'
import { AddressStep } from './address/AddressStep.tsx'
import {
  AddressSummary,
  DeliveryStep,
  DeliverySummary,
  MethodLost,
  PaymentLine,
  PaymentStep,
  prefetchSteps,
  ReviewStep,
} from './lazy-steps.ts'
import { $isChallenged } from '#payment/state/challenge.ts'
import { importSave } from './state/address/submit-address.ts'
import { $progress, $step } from './state/progress/steps.ts'
import { LoginOffer } from './session/LoginOffer.tsx'
import { StepFrame } from './StepFrame.tsx'

/** The required steps in order: the open one in full, complete ones summed up on one line, the others by name. */
export function Steps() {
  const { steps } = useStore($progress)
  const isChallenged = useStore($isChallenged)
  const list = useHeight<HTMLOListElement>()
  useEffect(() => whenIdle(prefetchCode), [])
  return (
    <div className="bzl-checkout__main">
      <div hidden={isChallenged}>
        <LoginOffer />
        <Express place="checkout" />
      </div>
      <ol className="bzl-checkout__steps" ref={list} data-challenged={isChallenged}>
        {steps
          .filter(({ isRequired }) => isRequired)
          .map((progress) => (
            <Step key={progress.step} progress={progress} />
          ))}
      </ol>
    </div>
  )
}

/**
 * Keeps the page as long as it was if a step is shorter than the one before, so that what follows does not
 * move. The last step keeps it until that cannot be seen. Other steps keep it until the next, which may be
 * longer again.
 */
function useHeight<E extends HTMLElement>() {
  const list = useRef<E>(null)
  useEffect(() => {
    const stopKeeping = $step.listen(() => {
      const { style, offsetHeight } = list.current!
      style.setProperty('min-block-size', `${offsetHeight}px`, 'important')
    })
    // Some browsers have no such event.
    const stopReleasing = onEvent(window, 'scrollend', () => {
      const { style, children } = list.current!
      if ($step.get() === 'item_summary' && [...children].some(fillsWindow)) style.minBlockSize = ''
    })
    return () => {
      stopKeeping()
      stopReleasing()
    }
  }, [])
  return list
}

/**
 * Runs while the shopper enters the address. Code that does not arrive is fetched again when it is needed.
 */
function prefetchCode() {
  void prefetchSteps()
  importSave().catch(() => undefined)
}

/** Whether an element ends below what is in view, or right there. */
const fillsWindow = (element: Element) => element.getBoundingClientRect().bottom > window.innerHeight - 1

function Step({ progress }: { progress: StepProgress }) {
  switch (progress.step) {
    case 'shipping_address':
      return (
        <StepFrame progress={progress} summary={<AddressSummary />}>
          <AddressStep />
        </StepFrame>
      )
    case 'shipping_method':
      return (
        <StepFrame progress={progress} summary={<DeliverySummary />}>
          <DeliveryStep />
        </StepFrame>
      )
    case 'payment_method':
      // Kept in the page: the card form lives in it and is submitted from the review.
      return (
        <StepFrame progress={progress} summary={<PaymentLine />} isKept>
          <MethodLost />
          <PaymentStep />
        </StepFrame>
      )
    case 'item_summary':
      return (
        <StepFrame progress={progress}>
          <ReviewStep />
        </StepFrame>
      )
  }
}
