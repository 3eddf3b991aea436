import type { AdditionalDetailsActions, CheckoutAdvancedFlowResponse, SubmitActions } from '@adyen/adyen-web'
import { ApiError } from '../../../../../src/api/client/api-error'
import { getPaymentResult, sendPaymentDetails } from '../../../../../src/api/provider'
import type { PaymentResult } from '../../../../../src/domain/payment/provider'
import { toText } from '../../../../../src/domain/json'
import { toJson } from '../../../../../src/host/json'
import { reload } from '../../../../../src/host/page/page'
import { logFailure } from '../../../../../src/state/log'
import type { Outcome } from '../../../state/attempt/order'
import { sendOrder } from '../../../state/attempt/send-order'
import type { Order } from '../../../state/attempt/order'
import { outcomeOfResult, REFUSED } from './result'
import { provider } from './settings'

type Actions = SubmitActions | AdditionalDetailsActions

/** One press of "Place order" with the card form: from its data to an outcome, with the bank's questions in between. */
export class Purchase {
  readonly outcome: Promise<Outcome>
  private isSent = false
  private orderId: string | undefined
  private end!: (outcome: Outcome) => void
  private fail!: (error: unknown) => void

  constructor(
    private readonly order: Order,
    private readonly onAction: (type: string) => void,
  ) {
    this.outcome = new Promise((resolve, reject) => {
      this.end = resolve
      this.fail = reject
    })
  }

  /** The form's data is complete: make the order and read what the provider made of it. Never twice. */
  async submit(data: unknown, actions: Actions): Promise<void> {
    if (this.isSent) return actions.reject()
    this.isSent = true
    try {
      this.orderId = await sendOrder(this.order, { stateData: toJson(data) })
    } catch (error) {
      actions.reject()
      return this.fail(error)
    }
    const id = this.orderId
    await this.follow(() => getPaymentResult(provider(), id), actions)
  }

  /** The bank's question is answered. */
  async sendDetails(data: unknown, actions: Actions): Promise<void> {
    const id = this.orderId
    if (!id) return actions.reject()
    await this.follow(() => sendPaymentDetails(provider(), id, data), actions)
  }

  /** The shopper closed a wallet, or the form broke. */
  async breakOff(name: string): Promise<void> {
    if (this.isSent) return this.orderId ? this.end(await fetchResult(this.orderId)) : undefined
    const gaveUp = name === 'CANCEL'
    this.end(gaveUp ? { type: 'stay' } : { type: 'failed', message: { key: 'place-order.failed' } })
  }

  /**
   * The page to pay on must not be opened, so nothing is paid. While the shop still waits for that payment, asking again
   * begins the checkout anew: the shop gives the cart back then, as it does after Back from such a page.
   */
  async stayHere(): Promise<void> {
    const outcome = this.orderId && (await fetchResult(this.orderId))
    if (outcome) this.end(outcome.type === 'unknown' ? { ...outcome, check: reload } : outcome)
  }

  private async follow(read: () => Promise<PaymentResult>, actions: Actions): Promise<void> {
    try {
      const result = await read()
      const known = outcomeOfResult(result, this.orderId!)
      if (!known) this.onAction(toText(result.action?.type))
      actions.resolve({
        resultCode: result.resultCode,
        action: result.action,
      } as CheckoutAdvancedFlowResponse)
      if (known) this.end(known)
    } catch (error) {
      actions.reject()
      this.end(isRefusal(error) ? REFUSED : await fetchResult(this.orderId!))
    }
  }
}

/** What became of an order that exists; it is asked for and never sent again. */
export async function fetchResult(orderId: string): Promise<Outcome> {
  try {
    const known = outcomeOfResult(await getPaymentResult(provider(), orderId), orderId)
    if (known) return known
  } catch (error) {
    logFailure('payment-result', error)
  }
  return { type: 'unknown', check: () => fetchResult(orderId) }
}

/** The details call answers a refusal with 400 (b.40). */
const isRefusal = (error: unknown) => error instanceof ApiError && error.kind === 'business'
