import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $isTaskOpen } from '#captcha/state/open-task.ts'
import { Overlay } from '#ui/Overlay.tsx'
import { useDelay } from '#ui/useDelay.ts'
import { $isChallenged } from '#payment/state/challenge.ts'
import { $orderStatus } from '#order/state/status.ts'
import { useCheckoutText } from '#checkout/view/text.ts'

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
