import type { RequestContext } from '../request-context.ts'
import { paymentRecords } from './payment-records.ts'
import { answerStep } from './payments.ts'
import { json } from './responses.ts'

/** Payments whose status was asked for. */
const looked = new WeakSet<object>()

/** The Drop-in's look at a payment in the shopper's app. The shopper has confirmed by the second one. */
export function appStatus(context: RequestContext): Response {
  const { paymentData } = (context.json() ?? {}) as { paymentData?: unknown }
  const payment = paymentRecords(context.shop).payments.get(String(paymentData))
  if (!payment) return json({ type: 'validation' }, 422)
  if (!looked.has(payment)) {
    looked.add(payment)
    return json({ type: 'pending', resultCode: 'pending' })
  }
  answerStep(payment, 'approve')
  return json({ type: 'complete', resultCode: 'authorised', payload: payment.id })
}

const cells = [...Array(21 * 21).keys()]
  .map((cell) => [cell % 21, Math.floor(cell / 21)] as const)
  .filter(([x, y]) => (x * 7 + y * 11 + x * y) % 3 === 0)
  .map(([x, y]) => `M${x} ${y}h1v1h-1z`)

/** Looks like a code to scan; it holds nothing. */
export const scannedCode =
  '<svg xmlns="http://www.w3.org/2000/svg" width="210" height="210" viewBox="-1 -1 23 23"><path fill="#fff" d="M-1-1h23v23H-1z"/>' +
  `<path d="${cells.join('')}"/></svg>`
