import { atom } from 'nanostores'
import type { OrderMessage } from '../attempt/order-message'

/** `unknown`: there may be an order; nothing but asking again is allowed (d.11). */
export const $orderStatus = atom<'idle' | 'pending' | 'unknown'>('idle')

/** What to say about the last attempt: a line beside the button, or the error modal. */
export const $refusal = atom<{ message: OrderMessage; modal: boolean } | undefined>()

export const closeRefusal = () => $refusal.set(undefined)

// A store is seen by the next render only; five clicks of one task must find this closed.
let isLocked = false

/** True for the one who may place the order; false for everybody after. */
export function lock(): boolean {
  if (isLocked) return false
  isLocked = true
  $refusal.set(undefined)
  $orderStatus.set('pending')
  return true
}

/** Another attempt may begin; says why the last one came to nothing. */
export function release(message?: OrderMessage, modal = false): void {
  isLocked = false
  $orderStatus.set('idle')
  $refusal.set(message && { message, modal })
}
