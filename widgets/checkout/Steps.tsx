import { type ComponentType, useEffect } from 'react'
import { useStore } from '@nanostores/react'
import type * as LaterSteps from './later-steps'
import type { StepProgress } from '../../src/domain/steps'
import { whenIdle } from '../../src/host/page/idle'
import { AddressLine } from '../../src/ui/address/AddressLine'
import { AddressStep } from './address/AddressStep'
import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../src/ui/skeletonOrRetry'
import { registerPaymentMethods } from './state/payment/registry'
import { $isChallenged } from './state/payment/challenge'
import { $submittedAddress } from './state/addresses'
import { $progress } from './state/progress/steps'
import { LoginLine } from './session/LoginLine'
import { StepFrame } from './StepFrame'

/** Code of the steps after the address, and with it the payment methods. */
async function loadSteps() {
  const steps = await import('./later-steps')
  registerPaymentMethods(steps.paymentMethods)
  return steps
}

/** A part of a later step: what keeps its room is `lines` high. */
export const laterPart = <P extends object>(
  choose: (steps: typeof LaterSteps) => ComponentType<P>,
  lines: number,
) =>
  lazyWidgetPart(async () => choose(await loadSteps()), {
    namespaces: ['cart', 'delivery', 'payment', 'review'],
    style: 'checkout-parts',
    fallback: skeletonOrRetry(lines),
  })

const ShippingLine = laterPart((steps) => steps.ShippingLine, 0)
const ShippingStep = laterPart((steps) => steps.ShippingStep, 3)
const PaymentLine = laterPart((steps) => steps.PaymentLine, 0)
const MethodLost = laterPart((steps) => steps.MethodLost, 0)
const PaymentStep = laterPart((steps) => steps.PaymentStep, 3)
const ReviewStep = laterPart((steps) => steps.ReviewStep, 3)

/** A step whose code is there opens as high as it stays. One that did not arrive is fetched again when it is shown. */
const prefetchSteps = () =>
  Promise.all(
    [ShippingLine, ShippingStep, PaymentLine, PaymentStep, ReviewStep].map((part) => part.prefetch()),
  )

/** For a checkout that resumes: it needs the payment methods, and rejects when their code does not arrive. */
export async function fetchSteps() {
  await prefetchSteps()
  await loadSteps()
}

/** The steps in order: the open one in full, finished ones as a line, those ahead by name. */
export function Steps() {
  const { steps } = useStore($progress)
  const isChallenged = useStore($isChallenged)
  useEffect(() => whenIdle(() => void prefetchSteps()), [])
  return (
    <div className="bzl-checkout__main">
      <div hidden={isChallenged}>
        <LoginLine />
      </div>
      <ol className="bzl-checkout__steps" data-challenged={isChallenged}>
        {steps
          .filter(({ isRequired }) => isRequired)
          .map((progress) => (
            <Step key={progress.step} progress={progress} />
          ))}
      </ol>
    </div>
  )
}

function Step({ progress }: { progress: StepProgress }) {
  const chosen = useStore($submittedAddress)
  switch (progress.step) {
    case 'shipping_address':
      return (
        <StepFrame
          progress={progress}
          line={chosen && <AddressLine address={chosen.shipping ?? chosen.billing} />}
        >
          <AddressStep />
        </StepFrame>
      )
    case 'shipping_method':
      return (
        <StepFrame progress={progress} line={<ShippingLine />}>
          <ShippingStep />
        </StepFrame>
      )
    case 'payment_method':
      // Stays in the page once reached: the card form lives there and is sent from the review.
      return (
        <StepFrame progress={progress} line={<PaymentLine />} isKept>
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
