import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal } from '#cart/rules/totals.ts'
import { paypalScript, type PaypalCallbacks, type Approval, closeApproval, openApproval } from './approval.ts'
import { $totals } from '#cart/state/cart.ts'
import { logFailure } from '#storefront/state/log.ts'
import { Price } from '#ui/Price.tsx'
import { useCheckoutText } from '#checkout/view/text.ts'
import { $orderStatus } from '#order/state/order.ts'

/** The callbacks of PayPal's button. Its order goes through the same lock and checks as any other. */
export function buttonAnswers(onPlaceOrder: () => void): PaypalCallbacks {
  let approval: Approval | undefined
  return {
    onClick(_, actions) {
      if ($orderStatus.get() !== 'idle') return actions.reject()
      approval = placeWithApproval(onPlaceOrder)
      return approval ? actions.resolve() : actions.reject()
    },
    createOrder: () => approval?.token() ?? Promise.reject(new Error('no order is being placed')),
    onApprove: (approved) => approval?.approve(approved) ?? Promise.resolve(),
    onCancel: () => approval?.cancel(),
    onError: (error) => approval?.fail(error),
  }
}

/** Undefined when the order may not be placed; the checkout has shown why. */
function placeWithApproval(onPlaceOrder: () => void): Approval | undefined {
  const approval = openApproval()
  onPlaceOrder()
  if ($orderStatus.get() !== 'pending') {
    closeApproval(approval)
    return undefined
  }
  const stop = $orderStatus.listen((status) => {
    if (status === 'pending') return
    stop()
    closeApproval(approval)
  })
  return approval
}

interface Props {
  fundingSource: 'paypal' | 'credit'
  onPlaceOrder(): void
  children: ReactNode
}

/** Draws PayPal's button below the total; the children stay when PayPal does not offer its button here. */
export function PaypalFrame({ fundingSource, onPlaceOrder, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const buttons = paypalScript()!.Buttons({ fundingSource, ...buttonAnswers(onPlaceOrder) })
    if (buttons.isEligible?.() === false) return
    buttons.render(frame.current!).then(
      () => setDrawn(true),
      (error: unknown) => logFailure('paypal button', error),
    )
    return () => void buttons.close?.()
  }, [fundingSource, onPlaceOrder])
  return (
    <>
      {isDrawn && <Total />}
      <div className="bzl-foreign" ref={frame} />
      {!isDrawn && children}
    </>
  )
}

function Total() {
  const text = useCheckoutText()
  const totals = useStore($totals)
  return (
    <p className="bzl-checkout__total">
      <span>{text('summary.total')}</span>
      {totals && <Price amount={grandTotal(totals)} isCharged />}
    </p>
  )
}
