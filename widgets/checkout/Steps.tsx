import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import type { CheckoutStep } from '../../src/domain/steps'
import { whenIdle } from '../../src/host/page/idle'
import { AddressLine } from '../../src/ui/address/AddressLine'
import { AddressStep } from './address/AddressStep'
import { later } from '../../src/ui/later'
import { prepared } from './prepared'
import { registerPaymentMethods } from './state/payment/registry'
import { $isChallenged } from './state/payment/challenge'
import { $submittedAddress } from './state/address/submit-address'
import { $steps } from './state/steps'
import { LoginLine } from './session/LoginLine'
import { StepFrame } from './StepFrame'

/** Code of the steps after the address, and with it the payment methods. */
export async function fetchSteps() {
  const steps = await prepared(import('./later-steps'), ['cart', 'delivery', 'payment', 'review'])
  registerPaymentMethods(steps.paymentMethods)
  return steps
}

const ShippingLine = later(async () => (await fetchSteps()).ShippingLine, 0)
const ShippingStep = later(async () => (await fetchSteps()).ShippingStep, 3)
const PaymentLine = later(async () => (await fetchSteps()).PaymentLine, 0)
const MethodLost = later(async () => (await fetchSteps()).MethodLost, 0)
const PaymentStep = later(async () => (await fetchSteps()).PaymentStep, 3)
const ReviewStep = later(async () => (await fetchSteps()).ReviewStep, 3)

/** A step whose code is there opens as high as it stays. One that does not come is asked for again when it is shown. */
const fetchLater = () => {
  for (const part of [ShippingLine, ShippingStep, PaymentLine, PaymentStep, ReviewStep])
    part.fetch().catch(() => undefined)
}

/** The steps in order: the open one in full, finished ones as a line, those ahead by name. */
export function Steps() {
  const steps = useStore($steps)
  const isChallenged = useStore($isChallenged)
  useEffect(() => whenIdle(fetchLater), [])
  return (
    <div className="bzl-checkout__main">
      <div hidden={isChallenged}>
        <LoginLine />
      </div>
      <ol className="bzl-checkout__steps" data-challenged={isChallenged}>
        {steps.map((step) => (
          <Step key={step} step={step} />
        ))}
      </ol>
    </div>
  )
}

function Step({ step }: { step: CheckoutStep }) {
  const chosen = useStore($submittedAddress)
  switch (step) {
    case 'shipping_address':
      return (
        <StepFrame step={step} line={chosen && <AddressLine address={chosen.shipping ?? chosen.billing} />}>
          <AddressStep />
        </StepFrame>
      )
    case 'shipping_method':
      return (
        <StepFrame step={step} line={<ShippingLine />}>
          <ShippingStep />
        </StepFrame>
      )
    case 'payment_method':
      // Stays in the page once reached: the card form lives there and is sent from the review.
      return (
        <StepFrame step={step} line={<PaymentLine />} isKept>
          <MethodLost />
          <PaymentStep />
        </StepFrame>
      )
    case 'item_summary':
      return (
        <StepFrame step={step}>
          <ReviewStep />
        </StepFrame>
      )
  }
}
