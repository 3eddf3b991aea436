import { approvePaypal, getPaypalToken } from '../../../../../src/api/paypal'
import { ApiError } from '../../../../../src/api/client/api-error'
import { safeUrl } from '../../../../../src/host/safe-url'
import { logFailure } from '../../../../../src/state/log'
import { $page } from '../../../../../src/state/page/page'
import type { Outcome } from '../../../state/attempt/order'
import { recordWhileSending } from '../../../state/attempt/send-order'
import type { Order } from '../../../state/attempt/order'

/** What PayPal's window tells when the shopper has agreed. */
export interface Agreed {
  orderID?: string
  payerID?: string
  paymentSource?: string
}

/** One press of PayPal's button: its window asks for a token, then tells that the shopper agreed or gave up. */
export class Approval {
  readonly outcome: Promise<Outcome>
  private readonly order: Promise<Order>
  private begin!: (order: Order) => void
  private giveUp!: (error: Error) => void
  private end!: (outcome: Outcome) => void
  private fail!: (error: unknown) => void
  private current: Order | undefined

  constructor() {
    this.order = new Promise((resolve, reject) => {
      this.begin = resolve
      this.giveUp = reject
    })
    this.order.catch(() => undefined)
    this.outcome = new Promise((resolve, reject) => {
      this.end = resolve
      this.fail = reject
    })
    this.outcome.catch(() => undefined)
  }

  /** The checkout lets the order begin. */
  start(order: Order): Promise<Outcome> {
    this.current = order
    this.begin(order)
    return this.outcome
  }

  /** The checkout does not let it begin, or has ended it; PayPal closes its window. */
  stop(): void {
    this.giveUp(new Error('not now'))
  }

  /** The token PayPal opens its page with (b.4); rejects with what the shop says. */
  async token(): Promise<string> {
    const order = await this.order
    try {
      return await getPaypalToken(order.cart)
    } catch (error) {
      this.end({ type: 'failed', message: saysOf(error) })
      throw error
    }
  }

  /** The shopper agreed: the shop makes the order (b.5). Sent once, whatever happens. */
  async approve({ orderID = '', payerID = '', paymentSource = 'paypal' }: Agreed): Promise<void> {
    const order = this.current
    if (!order) return
    this.current = undefined
    const agreed = { paymentToken: orderID, payerId: payerID, paypalFundingSource: paymentSource }
    try {
      const url = await recordWhileSending(order, () => approvePaypal(agreed))
      // An order stands behind this answer, so an address we may not follow still means success.
      this.end(safeUrl(url, $page.get().redirectHosts) ? { type: 'redirect', url } : { type: 'done' })
    } catch (error) {
      this.fail(error)
    }
  }

  cancel(): void {
    if (this.current) this.end({ type: 'stay' })
  }

  break(error: unknown): void {
    logFailure('paypal', error)
    if (this.current) this.end({ type: 'failed', message: { key: 'place-order.failed' } })
  }
}

const saysOf = (error: unknown) =>
  error instanceof ApiError && error.text ? { text: error.text } : ({ key: 'place-order.failed' } as const)

let open: Approval | undefined

/** PayPal's button was pressed; the next order placed is its. */
export const openApproval = () => (open = new Approval())

export function closeApproval(approval: Approval): void {
  approval.stop()
  if (open === approval) open = undefined
}

/** The outcome of the window that is open for this order; undefined when it is paid by leaving. */
export const approvalFor = (order: Order): Promise<Outcome> | undefined => open?.start(order)
