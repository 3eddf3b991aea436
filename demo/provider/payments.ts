import { cancelOrder, charge } from '../shop/orders.ts'
import type { Shop } from '../shop/shop.ts'
import type { Charge, GiftCardPart, Order, Session } from '../shop/records.ts'
import { giveBack } from './gift-cards.ts'
import { confirmedInApp, decodeToken } from './actions.ts'
import { paymentRecords, type Payment, paymentOf, type ResultCode } from './payment-records.ts'
import { methodIn, type StateData } from './state-data.ts'
import { saveCard } from './cards/stored-cards.ts'
import { behaviourOf, type CardBehaviour } from './cards/test-cards.ts'
import type { PaypalOrder } from './wallets/paypal-orders.ts'

/** State of a payment (wire: payment-result). */
export interface PaymentResult {
  isFinal: boolean
  resultCode: ResultCode
}

interface Attempt {
  order: Order
  /** `additional_data.stateData` of the order request: a JSON string or the parsed object. */
  stateData: unknown
  amountMinor: number
  currency: string
  /** Return URL of a redirect, on the shop's origin. */
  returnUrl: string
  /** The parts that gift cards have paid already. */
  giftCards?: GiftCardPart[]
  /** The visitor's session; a refusal restores its cart. */
  session?: Session
}

const failedCodes: ResultCode[] = ['Refused', 'Error', 'Cancelled']
const pendingCodes: ResultCode[] = ['IdentifyShopper', 'RedirectShopper', 'PresentToShopper', 'Pending']

export const hasFailed = (code: ResultCode): boolean => failedCodes.includes(code)

/** The payment's current state. */
export const resultOf = ({ resultCode }: Payment): PaymentResult => ({
  isFinal: !pendingCodes.includes(resultCode),
  resultCode,
})

/**
 * Authorises the payment of an order. Authorised is charged at once; Refused, Error and Cancelled cancel the order and
 * restore its cart; all other codes wait for the shopper or for time.
 */
export function authorise(shop: Shop, attempt: Attempt): PaymentResult {
  const { order, amountMinor: value, currency, returnUrl, session, giftCards } = attempt
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
    authorised: method?.authorised,
    giftCards,
  }
  paymentRecords(shop).payments.set(payment.id, payment)
  if (giftCards?.length && !value) Object.assign(payment, { type: 'giftcard', resultCode: 'Authorised' })
  else begin(payment, method)
  refuseOtherAmount(shop, payment)
  settle(shop, payment, session)
  if (payment.resultCode === 'Authorised') saveCardOf(shop, order, method)
  return resultOf(payment)
}

function begin(payment: Payment, method: StateData | undefined): void {
  if (!method) payment.refusalReason = 'Invalid payment data'
  else if (confirmedInApp(payment)) payment.resultCode = 'Pending'
  else if (payment.type === 'multibanco') payment.resultCode = 'PresentToShopper'
  else apply(payment, behaviourFor(method))
}

/** All other methods than cards, a wallet's included, redirect to a page of the provider. */
const behaviourFor = ({ card }: StateData): CardBehaviour => (card ? behaviourOf(card) : { step: 'redirect' })

/** Nobody pays another amount than the sheet of their wallet showed. */
function refuseOtherAmount(shop: Shop, payment: Payment): void {
  const { authorised, amount, orderId, resultCode } = payment
  if (!authorised || resultCode !== 'Authorised') return
  if (authorised.value === amount.value && authorised.currency === amount.currency) return
  payment.resultCode = 'Refused'
  payment.refusalReason = 'Other amount authorised'
  shop.recordEvent('amount-mismatch', { orderId, amount, authorised })
}

const isGood = (number: string) => {
  const behaviour = behaviourOf({ number, month: '03', year: '2030' })
  return 'result' in behaviour && behaviour.result === 'Authorised'
}

/** PayPal's order, approved in its sheet, waits for its details (wire: payment-result) to pay an order of the shop. */
export function awaitPaypal(shop: Shop, order: Order, approved: PaypalOrder): void {
  const payment: Payment = {
    id: `PSP${shop.nextId('payment', 100_000_001)}`,
    orderId: order.id,
    amount: { value: order.grandTotal, currency: order.currency },
    type: 'paypal',
    resultCode: 'Pending',
    returnUrl: '',
    locale: 'en-US',
    passes: approved.card === undefined || isGood(approved.card),
    authorised: approved.approved,
    paypalOrder: approved.id,
  }
  paymentRecords(shop).payments.set(payment.id, payment)
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

function saveCardOf(shop: Shop, order: Order, method: StateData | undefined): void {
  const customer = order.customerId === undefined ? undefined : shop.customers.get(order.customerId)
  if (customer && method?.card && method.shouldStore) saveCard(shop, customer, method.card)
}

/** Charges or cancels the order after a final code. */
function settle(shop: Shop, payment: Payment, session?: Session): void {
  const order = shop.orders.get(payment.orderId)
  if (!order) return
  if (payment.resultCode === 'Authorised') charge(shop, order, walletOf(payment), payment.giftCards)
  if (hasFailed(payment.resultCode) && order.state !== 'canceled') cancelOrder(shop, order, session)
}

/**
 * The module gives gift cards their money back where a payment fails in a later step. The provider holds the money of a payment
 * that is refused at once, until its own order expires.
 */
function settleLater(shop: Shop, payment: Payment, session?: Session): void {
  settle(shop, payment, session)
  if (!hasFailed(payment.resultCode)) return
  giveBack(shop, payment.giftCards ?? [])
  payment.giftCards = undefined
}

const walletOf = ({ type, authorised }: Payment): Pick<Charge, 'wallet' | 'authorised'> | undefined =>
  authorised && { wallet: type, authorised: authorised.value }

/** Records the shopper's choice on a page of the provider; only the first one counts. */
export function answerStep(payment: Payment, answer: Payment['answer']): void {
  payment.answer ??= answer
}

/** The payment of the Drop-in's `state.data.details` or of the query of a return URL. */
export function paymentIn(shop: Shop, details: Record<string, unknown>): Payment | undefined {
  const { threeDSResult, redirectResult, payload, orderID } = details
  if (orderID)
    return [...paymentRecords(shop).payments.values()].find(({ paypalOrder }) => paypalOrder === orderID)
  const token = threeDSResult
    ? decodeToken(String(threeDSResult)).authorisationToken
    : (redirectResult ?? payload)
  return paymentRecords(shop).payments.get(String(token))
}

/** Cancels a payment whose redirect page the shopper left without a choice. */
export function cancelUnanswered(shop: Shop, orderId: number): void {
  const payment = paymentOf(shop, orderId)
  if (payment?.resultCode === 'RedirectShopper') payment.resultCode = 'Cancelled'
}

/** Finishes a pending challenge or redirect; without a choice it counts as not approved. Repeated calls return the same. */
export function finish(shop: Shop, payment: Payment, session?: Session): PaymentResult {
  const isElsewhere = confirmedInApp(payment) || payment.paypalOrder
  const isConfirmed = isElsewhere && payment.resultCode === 'Pending'
  if (isConfirmed || payment.resultCode === 'IdentifyShopper' || payment.resultCode === 'RedirectShopper') {
    payment.resultCode = outcome(payment)
    refuseOtherAmount(shop, payment)
    settleLater(shop, payment, session)
  }
  return resultOf(payment)
}

/** Gives up a payment that waits for the shopper or for time; one that has ended stays as it is. */
export function cancel(shop: Shop, payment: Payment, session?: Session): PaymentResult {
  if (pendingCodes.includes(payment.resultCode)) {
    payment.resultCode = 'Cancelled'
    settleLater(shop, payment, session)
  }
  return resultOf(payment)
}

function outcome({ answer, passes, resultCode, paypalOrder, authorised }: Payment): ResultCode {
  if (paypalOrder) return authorised && passes ? 'Authorised' : 'Refused'
  if (answer === 'approve' && passes) return 'Authorised'
  return resultCode === 'RedirectShopper' && answer === 'cancel' ? 'Cancelled' : 'Refused'
}
