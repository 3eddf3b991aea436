import { $page } from '#storefront/state/page.ts'
import type { Order, Outcome } from '#order/state/order.ts'
import { outcomeOf } from '#order/state/outcome-of.ts'
import { sendOrder } from '#order/state/send-order.ts'
import { redirectUrlOf } from '../api/payment.ts'
import { readObject } from '#lib/json.ts'
import { safeUrl } from '#storefront/page/navigation.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'

/** The page where a method is paid. */
export interface PayPage {
  /**
   * The usual page, below the shop's base URL (rule: where-a-payment-leads); without one the shop has to configure
   * it.
   */
  path?: string
  /** The usual page stands, whatever page the shop's checkout configuration names (wire: place-order). */
  isFixed?: boolean
}

/**
 * Returns the address of the page on which the method with this code is paid; undefined if the method has no
 * such page.
 */
export function payPageUrl(code: string, { path, isFixed }: PayPage = {}): string | undefined {
  const configured = redirectUrlOf(readObject($checkoutConfig.get()?.payment), code)
  return (!isFixed && configured) || (path && $page.get().baseUrl + path) || undefined
}

/** May the shopper be sent there: a page of this shop, or of a host the theme author listed. */
export const isPayPage = (url: string): boolean => safeUrl(url, $page.get().redirectHosts) !== undefined

/** The method leads nowhere the shopper may be sent; nothing was sent. */
export const NO_PAY_PAGE: Outcome = { type: 'failed', message: { key: 'place-order.redirect' } }

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
