import { useLayoutEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $money } from '#storefront/state/context.ts'
import { announceSoon } from '#ui/Announcer.tsx'
import { isMotionReduced, tween } from '#ui/tween.ts'

const MILLISECONDS = 500

interface Props {
  amount: number
  /** With a label, a change is announced once no other follows: "Grand Total $240.00". */
  label?: string
  /** It is the amount that will be charged, and is shown to the smallest unit (rule: money). */
  isCharged?: boolean
}

/**
 * An amount whose drawing moves to its new value over half a second (rule: other-parts), while its text is the new
 * value at once. It writes its own text, past page translators.
 */
export function AnimatedTotal({ amount, label, isCharged }: Props) {
  const money = useStore($money)
  const ref = useRef<HTMLElement>(null)
  const shown = useRef<number | undefined>(undefined)
  const drawn = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    const element = ref.current!
    const before = shown.current
    const from = drawn.current ?? before
    const draw = (value: number) => {
      drawn.current = value
      element.dataset.moving = money(value, isCharged)
    }
    const end = () => {
      drawn.current = undefined
      delete element.dataset.moving
    }
    shown.current = amount
    element.textContent = money(amount, isCharged)
    end()
    if (from === undefined || before === amount) return
    if (label) announceSoon(label, `${label} ${money(amount, isCharged)}`)
    if (isMotionReduced()) return
    draw(from)
    return tween(from, amount, MILLISECONDS, draw, end)
  }, [amount, money, label, isCharged])
  return <bdi className="bzl-price" translate="no" ref={ref} />
}
