import { atom } from 'nanostores'
import type { PageText } from '#lib/text/page-text.ts'

/** The facts that rules of a way to pay may depend on. Frozen. */
export interface PaymentFacts {
  code: string
  /** In minor units of the currency. */
  amount: number
  currency: string
  /** Country of the billing address, once the address is saved. */
  country?: string
}

/** The data that a way to pay needs to place an order. Frozen, too. */
export interface PaymentOrder extends PaymentFacts {
  /** The cart's id as REST paths name it. */
  cart: string
  /** An address as the shop's calls write it (wire: shapes). */
  billing: object
  /** Email address of a guest. */
  email?: string
}

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

/** In the order in which the page named them, each code once. */
export const $pagePaymentMethods = atom<readonly PagePaymentMethod[]>([])

/** The first of a code stays: its form may be in use. */
export function addPaymentMethod(method: PagePaymentMethod): void {
  const known = $pagePaymentMethods.get()
  if (!known.some(({ code }) => code === method.code)) $pagePaymentMethods.set([...known, method])
}
