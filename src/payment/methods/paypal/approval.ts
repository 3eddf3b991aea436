import { atom } from 'nanostores'
import { ApiError } from '#http/api-error.ts'
import { approvePaypal, getPaypalToken } from '../../api/payment.ts'
import { trimmed, safeUrl } from '#storefront/page/navigation.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $page } from '#storefront/state/page.ts'
import type { Order, OrderMessage, Outcome } from '#order/state/order.ts'
import { recordWhileSending } from '#order/state/send-order.ts'
import { deferred } from '#async/deferred.ts'

/** The data that PayPal passes on when the shopper has approved the payment in its window. */
interface PaypalApproved {
  orderID?: string
  payerID?: string
  paymentSource?: string
}

/**
 * One press of PayPal's button. PayPal's window opens at once and waits for a token, while the checkout decides whether
 * the order may be placed; then the shopper approves or cancels in that window.
 */
export class Approval {
  private readonly order = deferred<Order>()
  private readonly outcome = deferred<Outcome>()
  /** The order that waits for the shopper's approval. */
  private waiting: Order | undefined

  constructor() {
    this.order.promise.catch(() => undefined)
    this.outcome.promise.catch(() => undefined)
  }

  /** The checkout places this order by PayPal's window. */
  start(order: Order): Promise<Outcome> {
    this.waiting = order
    this.order.resolve(order)
    return this.outcome.promise
  }

  /** The checkout does not place the order, or has ended it; PayPal closes its window. */
  abort(): void {
    this.order.reject(new Error('the order is not being placed'))
  }

  /**
   * The token PayPal opens its page with (wire: paypal-token). Throws ApiError, after the shopper is shown the
   * reason.
   */
  async token(): Promise<string> {
    const order = await this.order.promise
    try {
      return await getPaypalToken(order.cart)
    } catch (error) {
      this.outcome.resolve({ type: 'failed', message: messageOf(error) })
      throw error
    }
  }

  /** The shopper approved: the shop makes the order (wire: paypal-approval). Sent once, however often PayPal calls. */
  async approve({ orderID = '', payerID = '', paymentSource = 'paypal' }: PaypalApproved): Promise<void> {
    const order = this.waiting
    if (!order) return
    this.waiting = undefined
    const approved = { paymentToken: orderID, payerId: payerID, paypalFundingSource: paymentSource }
    try {
      const url = await recordWhileSending(order, (options) => approvePaypal(approved, options))
      this.outcome.resolve(outcomeAt(url))
    } catch (error) {
      this.outcome.reject(error)
    }
  }

  /** The shopper closed PayPal's window. */
  cancel(): void {
    if (this.waiting) this.outcome.resolve({ type: 'stay' })
  }

  /** PayPal's script reports an error. */
  fail(error: unknown): void {
    logFailure('paypal', error)
    if (this.waiting) this.outcome.resolve({ type: 'failed', message: { key: 'place-order.failed' } })
  }
}

/**
 * The response means that the order exists, so an address we may not follow still means success, as the page of the success
 * does.
 */
function outcomeAt(url: string): Outcome {
  const { redirectHosts, routes } = $page.get()
  const pathOf = (address: string) => {
    const target = safeUrl(address, redirectHosts)
    return target && trimmed(target.pathname)
  }
  const path = pathOf(url)
  return path === undefined || path === pathOf(routes.success) ? { type: 'done' } : { type: 'redirect', url }
}

const messageOf = (error: unknown): OrderMessage =>
  error instanceof ApiError && error.text ? { text: error.text } : { key: 'place-order.failed' }

/** The press of PayPal's button that has not ended. */
const $openApproval = atom<Approval | undefined>()

/** PayPal's button was pressed; the next order placed is the one to approve. */
export function openApproval(): Approval {
  const approval = new Approval()
  $openApproval.set(approval)
  return approval
}

export function closeApproval(approval: Approval): void {
  approval.abort()
  if ($openApproval.get() === approval) $openApproval.set(undefined)
}

/** The outcome of the window that is open for this order; undefined when it is paid by leaving the page. */
export const approvalFor = (order: Order): Promise<Outcome> | undefined => $openApproval.get()?.start(order)

/** Callbacks of a PayPal button. */
export interface PaypalCallbacks {
  onClick(data: unknown, actions: { resolve(): unknown; reject(): unknown }): unknown
  /** Resolves with the token PayPal's page is opened with. */
  createOrder(): Promise<string>
  onApprove(data: { orderID?: string; payerID?: string; paymentSource?: string }): Promise<void>
  onCancel(): void
  onError(error: unknown): void
}

/** The part of PayPal's script we use. */
interface PaypalScript {
  Buttons(options: PaypalCallbacks & { fundingSource?: string }): {
    render(container: HTMLElement): Promise<void>
    close?(): Promise<void> | void
    isEligible?(): boolean
  }
}

/** PayPal's script if the shop has put it on the page. It is never loaded from here. */
export function paypalScript(): PaypalScript | undefined {
  const { paypal } = window as { paypal?: unknown }
  const script = paypal as PaypalScript | undefined
  return typeof script?.Buttons === 'function' ? script : undefined
}
