import type { AdditionalDetailsActions, CheckoutAdvancedFlowResponse, SubmitActions } from '@adyen/adyen-web'
import { ApiError } from '#http/api-error.ts'
import { type PaymentResult, resultMeaning } from '../rules/provider.ts'
import { toText } from '#lib/json.ts'
import { reload } from '#storefront/page/navigation.ts'
import { contractOfShop, loadProvider } from '../provider/load.ts'
import type { Provider, SentOrder } from '../provider/provider.ts'
import { logFailure } from '#storefront/state/log.ts'
import type { Order, Outcome } from '#order/state/order.ts'
import { sendOrder } from '#order/state/send-order.ts'
import { deferred } from '#async/deferred.ts'
import { $page } from '#storefront/state/page.ts'

export const REFUSED = {
  type: 'failed',
  message: { key: 'place-order.refused' },
  modal: true,
  restored: true,
  isPaymentRefused: true,
} satisfies Outcome

/** The outcome a result stands for; undefined while the shopper has to act. */
export function outcomeOfResult(result: PaymentResult, orderId: string): Outcome | undefined {
  switch (resultMeaning(result.resultCode, result.action)) {
    case 'authorised':
      return { type: 'done', orderId }
    case 'action':
      return result.action ? undefined : resultPage(result)
    case 'pending':
      return resultPage(result)
    case 'refused':
      return REFUSED
    default:
      return { ...REFUSED, message: { key: 'place-order.failed' } }
  }
}

/** The page that explains a result code; it gets nothing but the code. */
export function resultPage({ resultCode }: PaymentResult): Outcome {
  const code = encodeURIComponent(resultCode)
  return { type: 'redirect', url: `${$page.get().routes.result}?resultCode=${code}` }
}

type Actions = SubmitActions | AdditionalDetailsActions
type Rejection = Parameters<SubmitActions['reject']>[0]

/** One press of "Place order" with the card form: from its data to an outcome, with the bank's challenge in between. */
export class Purchase {
  private readonly end = deferred<Outcome>()
  private isSent = false
  private sent: SentOrder | undefined
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
    let refusal: Provider['paymentRefusal']
    try {
      const provider = await loadProvider()
      refusal = provider.paymentRefusal
      await this.makeOrder(...provider.toOrder(this.order, data))
    } catch (error) {
      actions.reject(this.rejectionFor?.(error))
      if (isRefusal(error) && refusal?.test(error.text)) this.end.resolve(REFUSED)
      else this.end.reject(error)
      return
    }
    await this.readResult((provider, sent) => provider.getResult(sent), actions)
  }

  /** The order comes first; the payment is taken with the details that follow. Throws ApiError. */
  async placeBeforeDetails(brand_code: string): Promise<void> {
    if (this.isSent) throw new Error('sent already')
    this.isSent = true
    await this.makeOrder(this.order, { brand_code })
  }

  /** The shopper has done what an action asked for. */
  async sendDetails(data: unknown, actions: Actions): Promise<void> {
    if (!this.sent) return actions.reject()
    await this.readResult((provider, sent) => provider.sendDetails(sent, data), actions)
  }

  /**
   * Ends the purchase on the result page. The shopper does not answer the action of a voucher, and the result
   * page shows it again.
   */
  leaveVoucher(): void {
    if (this.result) this.end.resolve(resultPage(this.result))
  }

  /** The form broke, or the shopper closed a wallet: the library calls that an error of the name `CANCEL`. */
  async handleError(name: string): Promise<void> {
    if (this.sent) return this.end.resolve(await fetchResult(this.sent))
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
    const outcome = this.sent && (await fetchResult(this.sent))
    if (outcome) this.end.resolve(outcome.type === 'unknown' ? { ...outcome, check: reload } : outcome)
  }

  private async makeOrder(order: Order, data: Record<string, string>): Promise<void> {
    const contract = contractOfShop()
    const orderId = await sendOrder(order, data, { hasProviderResult: true, contract })
    this.sent = { orderId, cart: order.cart.id, contract }
  }

  /** Ends the purchase where the result is final, otherwise lets the form carry out its action. */
  private async readResult(
    read: (provider: Provider, sent: SentOrder) => Promise<PaymentResult>,
    actions: Actions,
  ): Promise<void> {
    const sent = this.sent!
    try {
      const result = (this.result = await read(await loadProvider(sent.contract), sent))
      const outcome = outcomeOfResult(result, sent.orderId)
      if (!outcome) this.onAction(toText(result.action?.type))
      actions.resolve({
        resultCode: result.resultCode,
        action: result.action,
      } as CheckoutAdvancedFlowResponse)
      if (outcome) this.end.resolve(outcome)
    } catch (error) {
      actions.reject()
      this.end.resolve(isRefusal(error) ? REFUSED : await fetchResult(sent))
    }
  }
}

/**
 * Returns the outcome of an order that exists. Its result is read; the order is never sent again. `isDue`:
 * the shopper has to act. If that is still so on the next check, a reload shows the shopper what to do.
 */
export async function fetchResult(sent: SentOrder, isDue = false): Promise<Outcome> {
  try {
    const outcome = outcomeOfResult(await (await loadProvider(sent.contract)).getResult(sent), sent.orderId)
    if (outcome) return outcome
    if (isDue) return await reload()
    isDue = true
  } catch (error) {
    logFailure('payment-result', error)
  }
  return { type: 'unknown', check: () => fetchResult(sent, isDue) }
}

/** A refused payment makes the details call fail with 400 (wire: payment-result). */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'business'
