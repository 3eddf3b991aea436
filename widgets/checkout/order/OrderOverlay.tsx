import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $isTaskOpen } from '../../../src/state/captcha/open-task'
import { Overlay } from '../../../src/ui/Overlay'
import { useDelay } from '../../../src/ui/useDelay'
import { $isChallenged } from '../state/payment/challenge'
import { $orderStatus } from '../state/order/status'
import { useCheckoutText } from '../text'

/** Makes the checkout inert while an order is pending, except while the bank or the captcha asks the shopper for something. */
export function OrderOverlay({ children }: { children: ReactNode }) {
  const text = useCheckoutText()
  const isPending = useStore($orderStatus) === 'pending'
  const isChallenged = useStore($isChallenged)
  const isTaskOpen = useStore($isTaskOpen)
  const isBusy = isPending && !isChallenged && !isTaskOpen
  const isLong = useDelay(3000, isBusy)
  return (
    <Overlay busy={isBusy} label={text(isLong ? 'place-order.wait' : 'place-order.placing')}>
      {children}
    </Overlay>
  )
}
