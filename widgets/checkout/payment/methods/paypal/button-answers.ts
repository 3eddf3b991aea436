import type { PaypalAnswers } from '../../../../../src/host/paypal-script'
import { placeOrder } from '../../../state/order/place-order'
import { $orderStatus } from '../../../state/order/status'
import { type Approval, closeApproval, openApproval } from './approval'

/** What PayPal's button asks of us. The order goes through the same lock and checks as one by our own button. */
export function buttonAnswers(): PaypalAnswers {
  let approval: Approval | undefined
  return {
    onClick(_, actions) {
      if ($orderStatus.get() !== 'idle') return actions.reject()
      approval = begin()
      return approval ? actions.resolve() : actions.reject()
    },
    createOrder: () => approval?.token() ?? Promise.reject(new Error('not now')),
    onApprove: (agreed) => approval?.approve(agreed) ?? Promise.resolve(),
    onCancel: () => approval?.cancel(),
    onError: (error) => approval?.break(error),
  }
}

/** Undefined when the order may not be placed; the checkout has said why. */
function begin(): Approval | undefined {
  const approval = openApproval()
  placeOrder()
  if ($orderStatus.get() !== 'pending') {
    closeApproval(approval)
    return undefined
  }
  const stop = $orderStatus.listen((placing) => {
    if (placing === 'pending') return
    stop()
    closeApproval(approval)
  })
  return approval
}
