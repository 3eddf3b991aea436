import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { PROGRESS_ADVANCE, PROGRESS_HIGHLIGHT, progressOf } from '../../src/domain/progress'
import { $checkoutStep } from '../../src/state/page/checkout-step'
import { isMotionReduced } from '../../src/ui/tween'

/** The step the bar has come to and the number that is highlighted, which follows a little later (§2). */
export function useProgress(type: 'checkout' | 'success') {
  const { start, end } = progressOf(type)
  const target = useStore($checkoutStep) && type === 'checkout' ? 2 : end
  const [shown, setShown] = useState<{ step: number; highlight: number }>({ step: start, highlight: start })
  useEffect(() => {
    if (shown.step === target && shown.highlight === target) return
    const isInstant = isMotionReduced()
    // A success is celebrated; in the checkout the bar just follows the shopper.
    const advance = isInstant || type === 'checkout' ? 0 : PROGRESS_ADVANCE
    const move = (to: Partial<typeof shown>) => setShown((now) => ({ ...now, ...to }))
    const timers = [
      setTimeout(() => move({ step: target }), advance),
      setTimeout(() => move({ highlight: target }), advance + (isInstant ? 0 : PROGRESS_HIGHLIGHT)),
    ]
    return () => timers.forEach(clearTimeout)
    // What is shown changes while it moves; only another target starts anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [type, target])
  return shown
}
