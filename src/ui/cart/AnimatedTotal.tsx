import { useLayoutEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $money } from '../../state/page/context'
import { announceSoon } from '../announcer/announce'
import { tween } from '../tween'

const MILLISECONDS = 500

interface Props {
  amount: number
  /** With a label, a change is announced once no other follows: "Grand Total $240.00". */
  label?: string
}

/** An amount that moves to its new value over half a second (§2). It writes its own text, past page translators. */
export function AnimatedTotal({ amount, label }: Props) {
  const money = useStore($money)
  const ref = useRef<HTMLElement>(null)
  const shown = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    const before = shown.current
    const show = (value: number) => {
      shown.current = value
      if (ref.current) ref.current.textContent = money(value)
    }
    if (before !== undefined && before !== amount && label) announceSoon(label, `${label} ${money(amount)}`)
    return tween(before ?? amount, amount, MILLISECONDS, show)
  }, [amount, money, label])
  return <bdi className="bzl-price" translate="no" ref={ref} />
}
