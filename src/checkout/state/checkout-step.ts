import { atom, onMount } from 'nanostores'
import { listen, dispatch } from '#dom/events.ts'

/** The checkout step last shown on this page, by name; undefined while no checkout has shown one. */
export const $checkoutStep = atom<string | undefined>()
onMount($checkoutStep, () => listen('bezel:checkout-step', ({ step }) => $checkoutStep.set(step)))

/** Sets the store and dispatches the event: islands that are mounted after the checkout read the store. */
export function emitCheckoutStep(step: string, index: number): void {
  $checkoutStep.set(step)
  dispatch('bezel:checkout-step', { step, index })
}
