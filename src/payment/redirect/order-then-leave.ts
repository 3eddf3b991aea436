import { $page } from '#storefront/state/page.ts'
import type { Order, Outcome } from '#order/state/order.ts'
import { outcomeOf } from '#order/state/outcome-of.ts'
import { sendOrder } from '#order/state/send-order.ts'
import { isPayPage, NO_PAY_PAGE, type PayPage, payPageUrl } from './pay-page.ts'

/** Makes the order, then leads to the page of its method (wire: place-order). */
export const orderThenLeave = (order: Order, page: PayPage, data?: Record<string, string>) =>
  orderThenGo(order, payPageUrl(order.method, page), data)

/**
 * Makes the order, then leads to the page where it is paid. The page is checked first: an order nobody can pay must not be
 * made. When the response was lost but the order exists, the shopper is led to pay, not to success.
 */
export async function orderThenGo(
  order: Order,
  url: string | undefined,
  data?: Record<string, string>,
): Promise<Outcome> {
  if (!url || !isPayPage(url)) return NO_PAY_PAGE
  try {
    await sendOrder(order, data)
  } catch (error) {
    return leadToPay(await outcomeOf(error, order), url)
  }
  return { type: 'redirect', url }
}

function leadToPay(outcome: Outcome, url: string): Outcome {
  if (outcome.type === 'done') return { type: 'redirect', url }
  if (outcome.type !== 'unknown') return outcome
  return { type: 'unknown', check: async () => leadToPay(await outcome.check(), url) }
}

/** The outcome for a shopper who came back without a cart: the order stands and waits for its payment. */
export const resumeUnpaid = async (): Promise<Outcome> => ({
  type: 'redirect',
  url: `${$page.get().routes.result}?resultCode=Pending`,
})
