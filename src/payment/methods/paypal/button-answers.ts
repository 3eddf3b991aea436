import type { PaypalCallbacks } from '../../page/paypal-script.ts'
import { $orderStatus } from '#order/state/order.ts'
import { type Approval, closeApproval, openApproval } from './approval.ts'

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
