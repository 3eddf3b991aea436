import { cancelOrder, charge } from '../shop/orders'
import type { Shop } from '../shop/shop'
import type { Order, Session } from '../shop/records'
import { decodeToken } from './actions'
import { paymentRecords, type Payment, paymentOf, type ResultCode } from './payment-records'
import { methodIn, type StateData } from './state-data'
import { saveCard } from './cards/stored-cards'
import { behaviourOf, type CardBehaviour } from './cards/test-cards'

/** How a payment stands (b.40). */
export interface PaymentResult {
  isFinal: boolean
  resultCode: ResultCode
}

interface Attempt {
  order: Order
  /** `additional_data.stateData` of the order call: a JSON string, or the object in it. */
  stateData: unknown
  amountMinor: number
  currency: string
  /** Where a redirect comes back to, on the shop's own origin. */
  returnUrl: string
  /** The visitor's, so that a refusal gives them their cart back. */
  session?: Session
}

const failures: ResultCode[] = ['Refused', 'Error', 'Cancelled']
const waiting: ResultCode[] = ['IdentifyShopper', 'RedirectShopper', 'Pending']

export const hasFailed = (code: ResultCode): boolean => failures.includes(code)

/** How it stands right now, without ending anything. */
export const resultOf = ({ resultCode }: Payment): PaymentResult => ({
  isFinal: !waiting.includes(resultCode),
  resultCode,
})

/**
 * Asks the provider for an order's money. Authorised is charged at once; Refused, Error and Cancelled cancel the order
 * and open its cart again; the other codes wait for the shopper or for time.
 */
export function authorise(shop: Shop, attempt: Attempt): PaymentResult {
  const { order, amountMinor: value, currency, returnUrl, session } = attempt
  const method = methodIn(shop, order, attempt.stateData)
  const payment: Payment = {
    id: `PSP${shop.nextId('payment', 100_000_001)}`,
    orderId: order.id,
    amount: { value, currency },
    type: method?.type ?? 'unknown',
    resultCode: 'Error',
    returnUrl,
    locale: (session?.locale ?? 'en_US').replace('_', '-'),
    passes: true,
  }
  paymentRecords(shop).payments.set(payment.id, payment)
  begin(payment, method)
  settle(shop, payment, session)
  if (payment.resultCode === 'Authorised') remember(shop, order, method)
  return resultOf(payment)
}

function begin(payment: Payment, method: StateData | undefined): void {
  if (!method) payment.refusalReason = 'Invalid payment data'
  else apply(payment, behaviourFor(method))
}

/** A wallet has asked the shopper in its own sheet; whoever is not paid by card asks on a page of theirs. */
function behaviourFor({ type, card }: StateData): CardBehaviour {
  if (card) return behaviourOf(card)
  return type === 'googlepay' ? { result: 'Authorised' } : { step: 'redirect' }
}

function apply(payment: Payment, behaviour: CardBehaviour): void {
  if ('result' in behaviour) {
    payment.resultCode = behaviour.result
    payment.refusalReason = behaviour.reason
  } else if (behaviour.step === 'redirect') payment.resultCode = 'RedirectShopper'
  else {
    payment.resultCode = 'IdentifyShopper'
    payment.passes = behaviour.passes
  }
}

function remember(shop: Shop, order: Order, method: StateData | undefined): void {
  const customer = order.customerId === undefined ? undefined : shop.customers.get(order.customerId)
  if (customer && method?.card && method.keep) saveCard(shop, customer, method.card)
}

/** The shop's books after a final code. */
function settle(shop: Shop, payment: Payment, session?: Session): void {
  const order = shop.orders.get(payment.orderId)
  if (!order) return
  if (payment.resultCode === 'Authorised') charge(shop, order)
  if (hasFailed(payment.resultCode)) cancelOrder(shop, order, session)
}

/** A reply of the shopper on one of the provider's pages; the first one counts. */
export function answerStep(payment: Payment, answer: Payment['answer']): void {
  payment.answer ??= answer
}

/** The payment a `state.data` of the Drop-in, or the query of a return, belongs to. */
export function paymentIn(shop: Shop, details: Record<string, unknown>): Payment | undefined {
  const { threeDSResult, redirectResult, payload } = details
  const token = threeDSResult
    ? decodeToken(String(threeDSResult)).authorisationToken
    : (redirectResult ?? payload)
  return paymentRecords(shop).payments.get(String(token))
}

/** The shopper has left a page of the provider without an answer, and the shop waits no longer. */
export function abandon(shop: Shop, orderId: number): void {
  const payment = paymentOf(shop, orderId)
  if (payment?.resultCode === 'RedirectShopper') payment.resultCode = 'Cancelled'
}

/** Ends a step the shopper has taken. Asking twice gives the same result; without a reply nothing was approved. */
export function finish(shop: Shop, payment: Payment, session?: Session): PaymentResult {
  if (payment.resultCode === 'IdentifyShopper' || payment.resultCode === 'RedirectShopper') {
    payment.resultCode = outcome(payment)
    settle(shop, payment, session)
  }
  return resultOf(payment)
}

function outcome({ answer, passes, resultCode }: Payment): ResultCode {
  if (answer === 'approve' && passes) return 'Authorised'
  return resultCode === 'RedirectShopper' && answer === 'cancel' ? 'Cancelled' : 'Refused'
}
