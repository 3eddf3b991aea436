import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { Overlay } from '../../../src/ui/Overlay'
import { $isChallenged } from '../state/payment/challenge'
import { $orderStatus } from '../state/order/status'
import { useCheckoutText } from '../text'

/** Keeps everything still while an order is being placed, except for the bank's questions. */
export function Placing({ children }: { children: ReactNode }) {
  const text = useCheckoutText()
  const isPlacing = useStore($orderStatus) === 'pending'
  const isChallenged = useStore($isChallenged)
  const isBusy = isPlacing && !isChallenged
  const isLong = useLongerThan(3000, isBusy)
  return (
    <Overlay busy={isBusy} label={text(isLong ? 'place-order.wait' : 'place-order.placing')}>
      {children}
    </Overlay>
  )
}

/** True once it has been so for that long; false again as soon as it is not. */
function useLongerThan(milliseconds: number, isSo: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isSo) return setLong(false)
    const timer = setTimeout(() => setLong(true), milliseconds)
    return () => clearTimeout(timer)
  }, [isSo, milliseconds])
  return isLong
}
