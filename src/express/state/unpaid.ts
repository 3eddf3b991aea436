import type { Outcome } from '#order/state/order.ts'
import { resultPage } from '#payment/state/result.ts'

/**
 * The outcome of an order that is paid by a call after it, which was never sent: an order that came of it is not paid, so
 * that it leads to the page of the result, which says that the payment's end is not known.
 */
export function withoutPayment(outcome: Outcome): Outcome {
  if (outcome.type === 'done') return resultPage({ resultCode: 'Unknown' })
  if (outcome.type !== 'unknown') return outcome
  return { ...outcome, check: async () => withoutPayment(await outcome.check()) }
}
