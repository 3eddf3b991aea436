/** The checkout's steps in order (rule: steps). */
export const CHECKOUT_STEPS = [
  'shipping_address',
  'shipping_method',
  'payment_method',
  'item_summary',
] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** The facts that the stages of the checkout have confirmed. */
export interface CheckoutFacts {
  /** Nothing in the cart is shipped: only a billing address, and no shipping method (rule: steps). */
  isVirtual: boolean
  /** The shop has saved the addresses, or has answered that nothing is delivered there. */
  isAddressAnswered: boolean
  /** The shopper has gone on with the shipping method in hand. */
  isDeliveryConfirmed: boolean
  /** The shopper has gone on with the payment method in hand, or it is covered since. */
  isPaymentConfirmed: boolean
}

export interface StepProgress {
  step: CheckoutStep
  /** A step that is not required is not shown. */
  isRequired: boolean
  isComplete: boolean
  /** Every required step before it is complete. */
  canOpen: boolean
  /** The number on screen, from 1; 0 for a step that is not required. */
  number: number
}

export interface CheckoutProgress {
  steps: StepProgress[]
  /** The first required step that is not complete. */
  due: CheckoutStep
}

/**
 * The position of the checkout (rule: steps). The steps go forward one by one. The last step is complete with the
 * order.
 */
export function checkoutProgress(facts: CheckoutFacts): CheckoutProgress {
  const isComplete: Record<CheckoutStep, boolean> = {
    shipping_address: facts.isAddressAnswered,
    shipping_method: facts.isDeliveryConfirmed,
    payment_method: facts.isPaymentConfirmed,
    item_summary: false,
  }
  const required = CHECKOUT_STEPS.filter((step) => step !== 'shipping_method' || !facts.isVirtual)
  const due = required.find((step) => !isComplete[step])!
  const steps = CHECKOUT_STEPS.map((step) => {
    const index = required.indexOf(step)
    return {
      step,
      isRequired: index >= 0,
      isComplete: isComplete[step],
      canOpen: index >= 0 && index <= required.indexOf(due),
      number: index + 1,
    }
  })
  return { steps, due }
}

/** The step on screen: the one the shopper opened to look at, if it may be opened, else the one that is due. */
export function shownStep({ steps, due }: CheckoutProgress, viewed: CheckoutStep | undefined): CheckoutStep {
  return steps.some(({ step, canOpen }) => step === viewed && canOpen) ? viewed! : due
}
