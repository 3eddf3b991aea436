import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { Overlay } from '../../../src/ui/Overlay'
import { useDelay } from '../../../src/ui/useDelay'
import { $isChallenged } from '../state/payment/challenge'
import { $orderStatus } from '../state/order/status'
import { useCheckoutText } from '../text'

/** Makes the checkout inert while an order is pending, except during a 3-D Secure challenge. */
export function OrderOverlay({ children }: { children: ReactNode }) {
  const text = useCheckoutText()
  const isPending = useStore($orderStatus) === 'pending'
  const isChallenged = useStore($isChallenged)
  const isBusy = isPending && !isChallenged
  const isLong = useDelay(3000, isBusy)
  return (
    <Overlay busy={isBusy} label={text(isLong ? 'place-order.wait' : 'place-order.placing')}>
      {children}
    </Overlay>
  )
}
