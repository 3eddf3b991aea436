import type { AdditionalDetailsActions, CheckoutAdvancedFlowResponse, SubmitActions } from '@adyen/adyen-web'
import { ApiError } from '#http/api-error.ts'
import { getPaymentResult, sendPaymentDetails } from '../api/provider.ts'
import type { PaymentResult } from '../rules/provider.ts'
import { readObject, toText } from '#lib/json.ts'
import { toJson } from '#dom/safe-json.ts'
import { reload } from '#storefront/page/navigation.ts'
import { logFailure } from '#storefront/state/log.ts'
import type { Order, Outcome } from '#order/state/order.ts'
import { sendOrder } from '#order/state/send-order.ts'
import { deferred } from '#async/deferred.ts'
import { outcomeOfResult, REFUSED, resultPage } from './result.ts'
import { provider } from './provider-settings.ts'

type Actions = SubmitActions | AdditionalDetailsActions
type Rejection = Parameters<SubmitActions['reject']>[0]

/** One press of "Place order" with the card form: from its data to an outcome, with the bank's challenge in between. */
export class Purchase {
  private readonly end = deferred<Outcome>()
  private isSent = false
  private orderId: string | undefined
  private result: PaymentResult | undefined

  /**
   * `onAction` receives the type of what the shopper has to do, such as `threeDS2` or `redirect`. `rejectionFor` is what a
   * wallet's sheet says of an order that the shop refuses.
   */
  constructor(
    private readonly order: Order,
    private readonly onAction: (type: string) => void,
    private readonly rejectionFor?: (error: unknown) => Rejection,
  ) {}

  get outcome(): Promise<Outcome> {
    return this.end.promise
  }

  /** The form's data is complete: make the order and read what the provider made of it. Never twice. */
  async submit(data: unknown, actions: SubmitActions): Promise<void> {
    if (this.isSent) return actions.reject()
    this.isSent = true
    try {
      const type = toText(readObject(readObject(data).paymentMethod).type)
      const details = { stateData: toJson(data), ...(type && { brand_code: type }) }
      this.orderId = await sendOrder(this.order, details, { hasProviderResult: true })
    } catch (error) {
      actions.reject(this.rejectionFor?.(error))
      return this.end.reject(error)
    }
    const id = this.orderId
    await this.readResult(() => getPaymentResult(provider(), id), actions)
  }

  /** The order comes first; the payment is taken with the details that follow. Throws ApiError. */
  async placeBeforeDetails(brand_code: string): Promise<void> {
    if (this.isSent) throw new Error('sent already')
    this.isSent = true
    this.orderId = await sendOrder(this.order, { brand_code }, { hasProviderResult: true })
  }

  /** The shopper has done what an action asked for. */
  async sendDetails(data: unknown, actions: Actions): Promise<void> {
    const id = this.orderId
    if (!id) return actions.reject()
    await this.readResult(() => sendPaymentDetails(provider(), id, data), actions)
  }

  /** What the result's action shows is not answered by the shopper: the page of the result shows it again. */
  leaveVoucher(): void {
    if (this.result) this.end.resolve(resultPage(this.result))
  }

  /** The form broke, or the shopper closed a wallet: the library calls that an error of the name `CANCEL`. */
  async handleError(name: string): Promise<void> {
    if (this.orderId) return this.end.resolve(await fetchResult(this.orderId))
    // Before the order's id is known its response settles the purchase.
    if (this.isSent) return
    const isCancelled = name === 'CANCEL'
    this.end.resolve(
      isCancelled ? { type: 'stay' } : { type: 'failed', message: { key: 'place-order.failed' } },
    )
  }

  /**
   * The page to pay on must not be opened, so nothing is paid. While the shop still waits for that payment, checking
   * again reloads the checkout: the shop gives the cart back then, as it does after Back from such a page.
   */
  async handleBlockedRedirect(): Promise<void> {
    const outcome = this.orderId && (await fetchResult(this.orderId))
    if (outcome) this.end.resolve(outcome.type === 'unknown' ? { ...outcome, check: reload } : outcome)
  }

  /** Ends the purchase where the result is final, otherwise lets the form carry out its action. */
  private async readResult(read: () => Promise<PaymentResult>, actions: Actions): Promise<void> {
    try {
      const result = (this.result = await read())
      const outcome = outcomeOfResult(result, this.orderId!)
      if (!outcome) this.onAction(toText(result.action?.type))
      actions.resolve({
        resultCode: result.resultCode,
        action: result.action,
      } as CheckoutAdvancedFlowResponse)
      if (outcome) this.end.resolve(outcome)
    } catch (error) {
      actions.reject()
      this.end.resolve(isRefusal(error) ? REFUSED : await fetchResult(this.orderId!))
    }
  }
}

/**
 * What became of an order that exists; its result is read, the order never sent again. `isDue`: the shopper has to act.
 * Where that is so when it is checked again, a reload shows her what to do.
 */
export async function fetchResult(orderId: string, isDue = false): Promise<Outcome> {
  try {
    const outcome = outcomeOfResult(await getPaymentResult(provider(), orderId), orderId)
    if (outcome) return outcome
    if (isDue) return await reload()
    isDue = true
  } catch (error) {
    logFailure('payment-result', error)
  }
  return { type: 'unknown', check: () => fetchResult(orderId, isDue) }
}

/** A refused payment makes the details call fail with 400 (b.40). */
export const isRefusal = (error: unknown) => error instanceof ApiError && error.kind === 'business'
