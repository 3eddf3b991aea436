import { computed } from 'nanostores'
import { checkoutProgress, shownStep } from '#checkout/rules/steps.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $isDeliveryConfirmed, $isUndeliverable } from '#delivery/state/delivery.ts'
import { $confirmedMethod, $viewedStep, openStep } from '#checkout/state/progress.ts'
import { markHistory, onHistoryMark } from './history.ts'
import { emitCheckoutStep } from '#checkout/state/checkout-step.ts'
import { keepDraft } from '#checkout/state/draft.ts'

/** Whether the shop has answered about the addresses. A cart with goods needs one to send them to. */
const $isAddressAnswered = computed(
  [$isVirtualCart, $savedAddress, $isUndeliverable],
  (isVirtual, saved, isUndeliverable) =>
    saved ? isVirtual || saved.shipping !== undefined : !isVirtual && isUndeliverable,
)

/** The position of the checkout, derived from what each stage has confirmed. */
export const $progress = computed(
  [$isVirtualCart, $isAddressAnswered, $isDeliveryConfirmed, $confirmedMethod],
  (isVirtual, isAddressAnswered, isDeliveryConfirmed, method) =>
    checkoutProgress({
      isVirtual,
      isAddressAnswered,
      isDeliveryConfirmed,
      isPaymentConfirmed: method !== undefined,
    }),
)

/** The step on screen. */
export const $step = computed([$progress, $viewedStep], shownStep)

/**
 * Lets the browser's Back and Forward walk the steps, the tab remember the last one, and the page know which is on
 * screen, for as long as the checkout is there.
 */
export function followStep(): () => void {
  markHistory($step.get())
  emitStep()
  let isInHistory = false
  const stopKeeping = $step.listen((step) => {
    if (!isInHistory) markHistory(step, true)
    keepDraft({ step })
    emitStep()
  })
  const stopWalking = onHistoryMark((mark) => {
    const found = progressOf(mark)
    if (!found) return
    // This is so after a reload at the review, which opens the payment once more.
    if (mark === $step.get()) return true
    if (!found.canOpen) return markHistory($step.get())
    isInHistory = true
    openStep(found.step)
    isInHistory = false
  })
  return () => {
    stopKeeping()
    stopWalking()
  }
}

const progressOf = (mark: string | undefined) => $progress.get().steps.find(({ step }) => step === mark)

/** Its index among the steps on screen. */
function emitStep() {
  const { step, number } = progressOf($step.get())!
  emitCheckoutStep(step, number - 1)
}
