import { invalidateSections } from '../../../../../src/host/sections/sections'
import { $page } from '../../../../../src/state/page/page'
import type { Outcome } from '../../../state/attempt/order'
import { outcomeOf } from '../../../state/attempt/outcome-of'
import { sendOrder } from '../../../state/attempt/send-order'
import type { Order } from '../../../state/attempt/order'
import { isPayPage, NO_PAGE, payPage } from './pay-page'

/**
 * Makes the order, then leads to the page where it is paid (b.2). The page is checked first: an order nobody can pay
 * must not be made. When the answer was lost but the order exists, the shopper is led to pay, not to success.
 */
export async function orderThenLeave(order: Order, data?: Record<string, string>): Promise<Outcome> {
  const url = payPage(order.method)
  if (!url || !isPayPage(url)) return NO_PAGE
  try {
    await sendOrder(order, data)
  } catch (error) {
    return leadToPay(await outcomeOf(error, order), url)
  }
  invalidateSections(['cart'])
  return { type: 'redirect', url }
}

function leadToPay(outcome: Outcome, url: string): Outcome {
  if (outcome.type === 'done') return { type: 'redirect', url }
  if (outcome.type !== 'unknown') return outcome
  return { type: 'unknown', check: async () => leadToPay(await outcome.check(), url) }
}

/** The shopper came back without a cart: the order stands and waits for its payment. */
export const stillUnpaid = async (): Promise<Outcome> => ({
  type: 'redirect',
  url: `${$page.get().routes.result}?resultCode=Pending`,
})
