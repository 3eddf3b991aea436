import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { ListedMethod } from '../../../src/domain/payment/payment'
import { Notice } from '../../../src/ui/Notice'
import { useMethodLabel } from '../payment/useMethodLabel'
import { $method, $offered } from '../state/payment/methods'
import { usePaymentText } from '../payment/notes/words'

/** Says that the chosen payment method went with the address or the total. */
export function MethodLost() {
  const text = usePaymentText()
  const label = useMethodLabel()
  const offered = useStore($offered)
  const method = useStore($method)
  const chosen = useRef<ListedMethod>(undefined)
  const [lost, setLost] = useState<ListedMethod>()
  useEffect(() => {
    const before = chosen.current
    chosen.current = offered?.find(({ code }) => code === method) ?? before
    if (!offered || !before) return
    const isThere = (one: ListedMethod) => offered.some(({ code }) => code === one.code)
    // An order that is fully covered needs no other way.
    if (isThere(before) || offered.some(({ kind }) => kind === 'free')) return
    chosen.current = undefined
    setLost(before)
  }, [offered, method])
  if (!lost || offered?.some(({ code }) => code === lost.code)) return null
  return <Notice type="warning">{text('payment.replaced', { method: label(lost) })}</Notice>
}
