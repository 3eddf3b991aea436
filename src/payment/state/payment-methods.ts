import { atom } from 'nanostores'
import type { PaymentFacts, PaymentOrder } from '#public/payment.d.ts'
import type { PageText } from '#lib/text/page-text.ts'

/**
 * A way to pay of the page's own, set by `Bezel.paymentMethod`. Its functions may throw, or answer late or never; what
 * they return is checked where it is read.
 */
export interface PagePaymentMethod {
  code: string
  label?: PageText
  logo?: string
  timeLimit?: number
  isOffered?(order: PaymentFacts): unknown
  details?(element: HTMLElement, order: PaymentFacts): unknown
  isComplete?(): unknown
  place(order: PaymentOrder): unknown
  resume?(orderId: string | undefined): unknown
}

/** The page's methods in the order in which it named them, each code once. */
export const $pagePaymentMethods = atom<readonly PagePaymentMethod[]>([])

/** The first of a code stays: its form may be in use. */
export function addPaymentMethod(method: PagePaymentMethod): void {
  const known = $pagePaymentMethods.get()
  if (!known.some(({ code }) => code === method.code)) $pagePaymentMethods.set([...known, method])
}
