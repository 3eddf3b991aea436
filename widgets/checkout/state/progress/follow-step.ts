import { onHistoryMark, pushHistoryMark, replaceHistoryMark } from '../../../../src/host/page/history'
import { emitCheckoutStep } from '../../../../src/state/page/checkout-step'
import { keepDraft } from '../draft'
import { openStep } from '../viewed-step'
import { $progress, $step } from './steps'

/**
 * Lets the browser's Back and Forward walk the steps, the tab remember the last one, and the page know which is on
 * screen, for as long as the checkout is there.
 */
export function followStep(): () => void {
  replaceHistoryMark($step.get())
  emitStep()
  let isInHistory = false
  const stops = [
    $step.listen((step) => {
      if (!isInHistory) pushHistoryMark(step)
      keepDraft({ step })
      emitStep()
    }),
    onHistoryMark((name) => {
      const found = $progress.get().steps.find(({ step }) => step === name)
      if (!found || found.step === $step.get()) return
      if (!found.canOpen) return replaceHistoryMark($step.get())
      isInHistory = true
      openStep(found.step)
      isInHistory = false
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Its index among the steps on screen. */
function emitStep() {
  const current = $progress.get().steps.find(({ step }) => step === $step.get())!
  emitCheckoutStep(current.step, current.number - 1)
}
