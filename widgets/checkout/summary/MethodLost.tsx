import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { Notice } from '#ui/Notice.tsx'
import { usePaymentText } from '#payment/view/text.ts'
import { useMethodLabel } from '#payment/view/useMethodLabel.ts'
import { $chosenMethod } from '#payment/state/chosen-method.ts'
import { $offeredMethods, type OfferedMethod } from '#payment/state/offered-methods.ts'

/** Shows that the chosen payment method is no longer offered for this address or total. */
export function MethodLost() {
  const text = usePaymentText()
  const label = useMethodLabel()
  const offered = useStore($offeredMethods)
  const chosen = useStore($chosenMethod)
  const lastChosen = useRef<OfferedMethod>(undefined)
  const [lost, setLost] = useState<OfferedMethod>()
  useEffect(() => {
    const before = lastChosen.current
    lastChosen.current = chosen ?? before
    if (!offered || !before) return
    const isOffered = offered.some(({ code }) => code === before.code)
    // An order that is fully covered needs no other way.
    if (isOffered || offered.some(({ method }) => method.isFree)) return
    lastChosen.current = undefined
    setLost(before)
  }, [offered, chosen])
  if (!lost || !offered?.length || offered.some(({ code }) => code === lost.code)) return null
  return <Notice type="warning">{text('payment.replaced', { method: label(lost) })}</Notice>
}
