export type CheckoutStep = 'shipping_address' | 'shipping_method' | 'payment_method' | 'item_summary'

const ALL: readonly CheckoutStep[] = ['shipping_address', 'shipping_method', 'payment_method', 'item_summary']

/** The checkout's steps in order (§2). A virtual cart has only a billing address, so no shipping method (§4). */
export function steps(virtual = false): CheckoutStep[] {
  return ALL.filter((step) => !virtual || step !== 'shipping_method')
}

/** The step after this one; `undefined` after the last. */
export function nextStep(step: CheckoutStep, virtual = false): CheckoutStep | undefined {
  const list = steps(virtual)
  return list[list.indexOf(step) + 1]
}

/** The number a step carries on screen, from 1. */
export function stepNumber(step: CheckoutStep, virtual = false): number {
  return steps(virtual).indexOf(step) + 1
}

/** The three steps of the progress indicator: keys of the shared texts (§2). */
export const progressSteps = ['progress.cart', 'progress.shipping', 'progress.complete'] as const

/** A success page's indicator moves on after this many milliseconds (§2). */
export const PROGRESS_ADVANCE = 1000

/** … and the number's highlight follows after as many again (§2). */
export const PROGRESS_HIGHLIGHT = 900

/** Where the indicator starts, and where it goes from there by itself (§2). */
export function progressOf(type: 'checkout' | 'success'): { start: 1 | 2; end: 1 | 2 | 3 } {
  return type === 'success' ? { start: 2, end: 3 } : { start: 1, end: 1 }
}
