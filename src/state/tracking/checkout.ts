import { map } from 'nanostores'
import { isObject, readObject, toText } from '../../domain/json'
import type { CheckoutStep } from '../../domain/steps'
import { isCheckoutEventDue } from '../../domain/tracking/events'
import { baseGrandTotal } from '../../domain/cart/totals'
import { $quote, $totals } from '../cart/cart'
import { currentEcommerce } from './cart'
import { recall, remember } from './memory'
import { track } from './outbox'

/** Where the shopper is in the checkout and what is selected there. */
const $checkout = map<{
  step?: CheckoutStep
  /** A step shown before the cart and its totals are known: `begin_checkout` has to come first. */
  delayed?: [name: string, index: number]
  shipping: string
  payment: string
}>({ shipping: '', payment: '' })

/** One checkout is begun once and reaches each step once, whatever is reloaded, until its order is placed. */
function isFirstTime(what: string, value = 'yes'): boolean {
  const told = readTracked()
  if (told[what] === value) return false
  remember('bezel-seen-checkout', JSON.stringify({ ...told, [what]: value }))
  return true
}

function readTracked(): Record<string, unknown> {
  const told = readObject(recall('bezel-seen-checkout') ?? '{}')
  return isObject(told) ? told : {}
}

/** The next checkout is another one. */
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
  if (isFirstTime(`step:${name}`)) track('checkout_step', { step: name, step_number: index + 1, ecommerce })
}

/** The cart has been read: what had to wait for it. */
export function trackDelayed(): void {
  const { delayed } = $checkout.get()
  if (delayed) reachStep(...delayed)
  else trackBegin()
}

/** §9: due at the first step; a cart whose total comes later makes it due then. */
function trackBegin(): void {
  const ecommerce = currentEcommerce()
  const { step } = $checkout.get()
  if (!step || !ecommerce || !isCheckoutEventDue(step, baseGrandTotal($totals.value, $quote.value))) return
  if (isFirstTime('begun')) track('begin_checkout', { ecommerce })
}

export const recordShipping = (method: string) => $checkout.setKey('shipping', method)
export const recordPayment = (method: string) => $checkout.setKey('payment', method)

function trackShipping() {
  const ecommerce = currentEcommerce()
  const { shipping } = $checkout.get()
  if (!shipping || !ecommerce || !isFirstTime('shipping', shipping)) return
  track('add_shipping_info', { ecommerce: { ...ecommerce, shipping_tier: toText(shipping) } })
}

/** Also to be told when an order is placed without a look at the review. */
export function trackPayment(): void {
  const ecommerce = currentEcommerce()
  const { payment } = $checkout.get()
  if (!payment || !ecommerce || !isFirstTime('payment', payment)) return
  track('add_payment_info', { ecommerce: { ...ecommerce, payment_type: payment } })
}
