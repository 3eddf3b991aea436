import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { PROGRESS_ADVANCE, PROGRESS_HIGHLIGHT, progressOf } from '../../src/domain/progress'
import { $checkoutStep } from '../../src/state/page/checkout-step'
import { isMotionReduced } from '../../src/ui/tween'

/** The step the bar has come to and the number that is highlighted, which follows a little later (§2). */
export function useProgress(type: 'checkout' | 'success') {
  const { start, end } = progressOf(type)
  const target = useStore($checkoutStep) && type === 'checkout' ? 2 : end
  const [step, setStep] = useState<number>(start)
  const [highlight, setHighlight] = useState<number>(start)
  useEffect(() => {
    const isInstant = isMotionReduced()
    // A success is celebrated; in the checkout the bar just follows the shopper.
    const advance = isInstant || type === 'checkout' ? 0 : PROGRESS_ADVANCE
    const timers = [
      setTimeout(() => setStep(target), advance),
      setTimeout(() => setHighlight(target), advance + (isInstant ? 0 : PROGRESS_HIGHLIGHT)),
    ]
    return () => timers.forEach(clearTimeout)
  }, [type, target])
  return { step, highlight }
}
