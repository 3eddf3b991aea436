import { markHistory, onHistoryMark } from '#dom/history.ts'
import { emitCheckoutStep } from '#checkout/state/checkout-step.ts'
import { keepDraft } from '#checkout/state/draft.ts'
import { openStep } from '#checkout/state/viewed-step.ts'
import { $progress, $step } from './steps.ts'

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
