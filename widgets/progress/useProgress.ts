import { map, onStart, onStop } from 'nanostores'
import { useStore } from '@nanostores/react'
import { PROGRESS_ADVANCE, PROGRESS_HIGHLIGHT, progressOf } from './steps.ts'
import { $checkoutStep } from '#checkout/state/checkout-step.ts'
import { isMotionReduced } from '#ui/tween.ts'

type Type = 'checkout' | 'success'

const stores = { checkout: progressStore('checkout'), success: progressStore('success') }

/**
 * The step the bars of a type have come to and the number that is highlighted, which follows a little later
 * (rule: progress).
 */
export const useProgress = (type: Type) => useStore(stores[type])

function progressStore(type: Type) {
  const { start, end } = progressOf(type)
  const $shown = map<Record<'step' | 'highlight', number>>({ step: start, highlight: start })
  let timers: ReturnType<typeof setTimeout>[] = []
  let stop: (() => void) | undefined
  const moveTo = (target: number) => {
    timers.forEach(clearTimeout)
    const isInstant = isMotionReduced()
    // A success is celebrated; in the checkout the bar just follows the shopper.
    const advance = isInstant || type === 'checkout' ? 0 : PROGRESS_ADVANCE
    timers = [
      setTimeout(() => $shown.setKey('step', target), advance),
      setTimeout(() => $shown.setKey('highlight', target), advance + (isInstant ? 0 : PROGRESS_HIGHLIGHT)),
    ]
  }
  onStart($shown, () => {
    $shown.set({ step: start, highlight: start })
    stop = $checkoutStep.subscribe((step) => moveTo(step && type === 'checkout' ? 2 : end))
  })
  onStop($shown, () => {
    stop?.()
    timers.forEach(clearTimeout)
  })
  return $shown
}
