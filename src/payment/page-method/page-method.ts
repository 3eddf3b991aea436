import { computed } from 'nanostores'
import { isObject, type JsonObject, toText } from '#lib/json.ts'
import { pageText } from '#lib/text/page-text.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $locale } from '#storefront/state/page.ts'
import type { PagePaymentMethod } from '../state/payment-methods.ts'
import type { Order, Outcome } from '#order/state/order.ts'
import { sendOrder } from '#order/state/send-order.ts'
import { $orderFacts } from '../state/offered-methods.ts'
import type { OrderFacts, PaymentMethod } from '../state/payment-method.ts'
import { orderThenGo, isPayPage, NO_PAY_PAGE } from '../redirect/order-then-leave.ts'
import { callOwn, ownForm, ownDetails, publicFacts, publicOrder } from './own-form.tsx'

/** How long (ms) a method may take to place an order; one that asks the shopper for something may name another limit. */
const PLACE_LIMIT = 60_000

/**
 * A way to pay of the page's own in the shape of ours. It gives the data that goes with the order, or the
 * reason why it refuses the order. The order itself is sent like any other. An error of its own, or no answer
 * in time, is thrown. Nothing was sent by then, and the cart is checked as after an error of ours.
 */
export function toPaymentMethod(own: PagePaymentMethod): PaymentMethod {
  const { code, logo, timeLimit } = own
  const form = ownForm(own)
  return {
    codes: [code],
    get label() {
      return pageText(own.label, $locale.get())
    },
    logo,
    isOffered: (order) => isOffered(own, order),
    Details: own.details && ownDetails(own, form),
    $problem: computed(form.$hasFailed, (hasFailed) => (hasFailed ? 'payment.broken' : undefined)),
    isComplete: form.isComplete,
    async placeOrder(order) {
      if (!(await form.isComplete())) return { type: 'stay', step: 'payment_method' }
      const given = publicOrder(order, $orderFacts.get())
      return carryOut(order, await callOwn(() => own.place(given), Number(timeLimit) || PLACE_LIMIT))
    },
    async resume(orderId) {
      const answer = await callOwn(() => own.resume?.(orderId)).catch((error: unknown) =>
        logFailure(`payment method ${code}`, error),
      )
      const url = isObject(answer) && toText(answer.redirect)
      return url && isPayPage(url) ? { type: 'redirect', url } : { type: 'done', orderId }
    },
  }
}

function isOffered(own: PagePaymentMethod, order: OrderFacts): boolean {
  try {
    return own.isOffered?.(publicFacts(own.code, order)) !== false
  } catch (error) {
    logFailure(`payment method ${own.code}`, error)
    return false
  }
}

async function carryOut(order: Order, answer: unknown): Promise<Outcome> {
  const { order: data, redirect, refused } = isObject(answer) ? answer : ({} as JsonObject)
  if (refused !== undefined) return refusal(toText(refused))
  if (isObject(data)) {
    const whole = { ...order, po_number: toText(data.po_number) || undefined }
    const sent = scalars(data.additional_data)
    if (redirect !== undefined) return orderThenGo(whole, toText(redirect), sent)
    return { type: 'done', orderId: await sendOrder(whole, sent) }
  }
  if (redirect === undefined) throw new Error(`payment method ${order.method}: place gave no outcome`)
  const url = toText(redirect)
  return isPayPage(url) ? { type: 'redirect', url } : NO_PAY_PAGE
}

/** Shown as the card form's: in the modal, and then beside what has to be changed. */
const refusal = (text: string): Outcome => ({
  type: 'failed',
  message: text ? { text } : { key: 'place-order.refused' },
  modal: true,
  isPaymentRefused: true,
})

function scalars(data: unknown): Record<string, string> {
  const entries = Object.entries(isObject(data) ? data : {})
  return Object.fromEntries(
    entries
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([key, value]) => [key, String(value)]),
  )
}
