import { map } from 'nanostores'
import { readObject, toText } from '#lib/json.ts'
import type { CheckoutStep } from '#checkout/rules/steps.ts'
import { isCheckoutEventDue } from '../rules/events.ts'
import { baseGrandTotal } from '#cart/rules/total-parts.ts'
import { toJson } from '#dom/safe-json.ts'
import { $quote, $totals } from '#cart/state/cart.ts'
import { currentEcommerce } from './cart.ts'
import { recall, remember } from './memory.ts'
import { outbox } from './outbox.ts'

/** The step where the shopper is in the checkout, and what is selected there. */
const $checkout = map<{
  step?: CheckoutStep
  /** A step shown before the cart and its totals are known: `begin_checkout` has to come first. */
  delayed?: [name: string, index: number]
  shipping?: string
  payment?: string
}>()

/**
 * True if the event has not been tracked in this checkout. Each event is tracked once, also after a reload,
 * until the order is placed.
 */
function isFirstTime(what: string, value = 'yes'): boolean {
  const tracked = readTracked()
  if (tracked[what] === value) return false
  remember('bezel-seen-checkout', toJson({ ...tracked, [what]: value }))
  return true
}

const readTracked = () => readObject(recall('bezel-seen-checkout'))

/** The order is placed: the next checkout is tracked from its beginning. */
export const endCheckout = () => remember('bezel-seen-checkout', null)

export function reachStep(name: string, index: number): void {
  const step = name as CheckoutStep
  const ecommerce = currentEcommerce()
  const isKnown = ecommerce && $totals.value
  $checkout.set({ ...$checkout.get(), step, delayed: isKnown ? undefined : [name, index] })
  if (!isKnown) return
  trackBegin()
  if (step === 'payment_method' || step === 'item_summary') trackShipping()
  if (step === 'item_summary') trackPayment()
  if (isFirstTime(`step:${name}`))
    outbox.track('checkout_step', { step: name, step_number: index + 1, ecommerce })
}

/** Tracks what had to wait for the cart. */
export function trackDelayed(): void {
  const { delayed } = $checkout.get()
  if (delayed) reachStep(...delayed)
  else trackBegin()
}

/** Due at the first step, or when the cart's total is known (rule: checkout-event). */
function trackBegin(): void {
  const ecommerce = currentEcommerce()
  const { step } = $checkout.get()
  if (!step || !ecommerce || !isCheckoutEventDue(step, baseGrandTotal($totals.value, $quote.value))) return
  if (isFirstTime('begun')) outbox.track('begin_checkout', { ecommerce })
}

export const recordShipping = (method: string) => $checkout.setKey('shipping', method)
export const recordPayment = (method: string) => $checkout.setKey('payment', method)

function trackShipping() {
  const ecommerce = currentEcommerce()
  const { shipping } = $checkout.get()
  if (!shipping || !ecommerce || !isFirstTime('shipping', shipping)) return
  outbox.track('add_shipping_info', { ecommerce: { ...ecommerce, shipping_tier: toText(shipping) } })
}

/** Also called when an order is placed from a step before the review. */
export function trackPayment(): void {
  const ecommerce = currentEcommerce()
  const { payment } = $checkout.get()
  if (!payment || !ecommerce || !isFirstTime('payment', payment)) return
  outbox.track('add_payment_info', { ecommerce: { ...ecommerce, payment_type: payment } })
}
