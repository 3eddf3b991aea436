import { atom } from 'nanostores'
import type { OrderMessage, Outcome } from './order.ts'

/** `unknown`: there may be an order; nothing but checking again is allowed (trap: never-repeat-an-order). */
export const $orderStatus = atom<'idle' | 'pending' | 'unknown'>('idle')

/** How to check what became of an order while its status is unknown, and its method. */
export const $outcomeCheck = atom<{ check(): Promise<Outcome>; method: string } | undefined>()

/** Why the last attempt came to nothing: a line beside the button, or the error modal. */
export const $refusal = atom<{ message: OrderMessage; modal: boolean } | undefined>()

/** The method whose payment was refused last, and why. */
export const $refusedPayment = atom<{ method: string; message: OrderMessage } | undefined>()

export const closeRefusal = () => $refusal.set(undefined)

/** True for the caller who may place the order; false for everybody else until `endOrder`. */
export function beginOrder(): boolean {
  if ($orderStatus.get() !== 'idle') return false
  $refusal.set(undefined)
  $refusedPayment.set(undefined)
  $orderStatus.set('pending')
  return true
}

/** Another attempt may begin. The message is the reason why the last one failed. */
export function endOrder(message?: OrderMessage, modal = false): void {
  $orderStatus.set('idle')
  $refusal.set(message && { message, modal })
}
