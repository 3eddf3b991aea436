import { atom, computed } from 'nanostores'
import { type CheckoutStep, nextStep, steps } from '../../../src/domain/steps'
import { isVirtualCart } from '../../../src/domain/cart/cart'
import { onHistoryMark, pushHistoryMark, replaceHistoryMark } from '../../../src/host/page/history'
import { $items } from '../../../src/state/cart/cart'
import { emitCheckoutStep } from '../../../src/state/page/checkout-step'
import { keepDraft } from './draft'

/** A cart of vouchers alone has nothing to ship and skips that step (§4). */
export const $isVirtual = computed($items, isVirtualCart)

export const $steps = computed($isVirtual, (virtual) => steps(virtual))

/** The step on screen. */
export const $step = atom<CheckoutStep>('shipping_address')

/** The furthest step the shopper may open; every step before it is finished. */
export const $reached = atom<CheckoutStep>('shipping_address')

const place = (step: CheckoutStep) => $steps.get().indexOf(step)

export const canOpen = (step: CheckoutStep) => place(step) >= 0 && place(step) <= place($reached.get())

/** Before the history is followed a step takes the place of another: coming back after a reload is no step of its own. */
let mark = replaceHistoryMark

/** Opens a step that may be opened; the browser's Back leads to the one before. */
export function openStep(step: CheckoutStep): void {
  if (!canOpen(step) || step === $step.get()) return
  mark(step)
  show(step)
}

/** Goes on: to the next step, or straight back to the furthest one when an earlier step was only looked at again. */
export function finishStep(step: CheckoutStep): void {
  const next = nextStep(step, $isVirtual.get())
  if (!next) return
  if (place(next) > place($reached.get())) $reached.set(next)
  openStep($reached.get())
}

/** Takes every step before this one for finished and opens it. */
export function jumpTo(step: CheckoutStep): void {
  $reached.set(step)
  openStep(step)
}

/** A change in a step makes what follows it unfinished. */
export function reachOnly(step: CheckoutStep): void {
  $reached.set(step)
}

/** Follows the browser's Back and Forward while the checkout is on the page. */
export function followHistory(): () => void {
  replaceHistoryMark($step.get())
  mark = pushHistoryMark
  const stop = onHistoryMark((name) => {
    const step = $steps.get().find((each) => each === name)
    if (!step || step === $step.get()) return
    if (canOpen(step)) show(step)
    else replaceHistoryMark($step.get())
  })
  return () => {
    mark = replaceHistoryMark
    stop()
  }
}

function show(step: CheckoutStep) {
  $step.set(step)
  keepDraft({ step })
  tellStep()
}

/** Tells the page which step is on screen. */
export function tellStep(): void {
  emitCheckoutStep($step.get(), place($step.get()))
}
