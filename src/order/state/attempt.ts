import { atom } from 'nanostores'
import { newId } from '#dom/new-id.ts'
import { type Attempt, readAttempt, readAttempts, removeAttempt, writeAttempt } from './kept-attempt.ts'

/**
 * How long (ms) the shop may still work on a request without a response. A little longer than the request's timeout,
 * because the shop goes on after the browser has given up (trap: never-repeat-an-order).
 */
const MAY_TAKE = 75_000

/** The facts that say where the result of its payment is read. */
export type ProviderPayment = Pick<Attempt, 'hasProviderResult' | 'contract'>

/** Id of the attempt this tab follows up. */
const $ownId = atom<string | undefined>()

/** Whether a request of this time without a response may still take effect. */
export const mayArrive = (sentAt: number): boolean => Math.abs(Date.now() - sentAt) < MAY_TAKE

/** True if the shop may still create this order, although it has not responded yet. */
export const isOnItsWay = (attempt: Attempt | undefined): boolean =>
  attempt !== undefined && !attempt.isAnswered && mayArrive(attempt.sentAt)

/** The attempt for this cart, in any tab. */
export function attemptFor(cart: string): Attempt | undefined {
  const attempt = readAttempt(cart)
  return attempt?.cart === cart ? attempt : undefined
}

/**
 * Records that an order is about to be sent, and gives the attempt's id. Undefined when another one, of whichever cart and
 * base URL, may still be created: send nothing, or the tab that follows it up would take it for refused.
 */
export function beginAttempt(
  cart: string,
  method: string,
  { hasProviderResult = false, contract }: ProviderPayment = {},
): string | undefined {
  if (readAttempts().some(isOnItsWay)) return undefined
  const id = newId()
  $ownId.set(id)
  writeAttempt({ id, cart, method, hasProviderResult, contract, sentAt: Date.now() })
  return id
}

/** Records the response; with an id if the order was created. */
export function recordAnswer(orderId?: string): void {
  const open = readAttempts().find(({ id }) => id === $ownId.get())
  if (open) writeAttempt({ ...open, isAnswered: true, ...(orderId && { orderId }) })
}

/** This tab follows up an attempt of another tab, or from before a reload, from now on. */
export const takeOverAttempt = ({ id }: Attempt): void => $ownId.set(id)

/** The outcome is known. Leaves an attempt that another tab follows up. */
export function endAttempt(): void {
  const id = $ownId.get()
  if (id) removeAttempt(id)
}

/** The order is created and reported, so no tab needs to follow it up. */
export function closeAttempt(): void {
  endAttempt()
  removeAttempt()
}
