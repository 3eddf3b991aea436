import { ApiError } from '#http/api-error.ts'
import type { CartRef } from '#http/cart-path.ts'
import { keepCart, restoreCart } from '../api/express.ts'
import { flag } from '#lib/money/money.ts'
import { readObject, toText } from '#lib/json.ts'
import { onceOnline } from '#dom/connection.ts'
import { local, session } from '#dom/storage/storage.ts'
import { toJson } from '#dom/safe-json.ts'
import { logFailure } from '#storefront/state/log.ts'
import { attemptFor, isOnItsWay } from '#order/state/attempt.ts'
import { withCartLocked } from '#cart/state/cart-lock.ts'
import { provider } from '#payment/state/provider-settings.ts'
import { KEPT } from '#cart/state/kept.ts'

/** The caller holds the cart's lock, except for `putBackLeft`, which takes it itself. `by` is the id of a sheet. */

/** Before each change that a sheet saves: what the cart had without any sheet is with the shop. Throws ApiError. */
export async function backUpFor(cart: CartRef, by: string): Promise<void> {
  const kept = readObject(local.get(KEPT))
  if (kept.by === by && kept.id === cart.id) return
  await restoreBackup()
  await keepCart(provider(), cart)
  local.set(KEPT, toJson({ ...cart, by }))
  // An order that comes of it is followed up by this tab alone.
  session.set(KEPT, toJson({ id: cart.id, page: performance.timeOrigin }))
}

/**
 * Puts back what the cart had, of any sheet without `by`; not while an order may come of it. True where that is done. Throws
 * ApiError where the shop did not answer: then it is still to be done.
 */
export async function restoreBackup(by?: string): Promise<boolean> {
  const kept = readObject(local.get(KEPT))
  const id = toText(kept.id)
  if (!id || (by && kept.by !== by) || isOnItsWay(attemptFor(id))) return false
  try {
    await restoreCart(provider(), { id, customer: flag(kept.customer) })
  } catch (error) {
    if (isUnanswered(error)) throw error
    logFailure('restore cart', error)
  }
  local.remove(KEPT)
  return true
}

/** The cart is ordered. */
export function forgetBackup(by: string): void {
  if (readObject(local.get(KEPT)).by === by) local.remove(KEPT)
}

/**
 * Puts back what the cart had, once a sheet is over. If the network has prevented it, tries again once it is
 * online. Never rejects.
 */
export async function undo(by: string): Promise<void> {
  try {
    await restoreBackup(by)
  } catch (error) {
    logFailure('restore cart', error)
    onceOnline(() => void restoreAbandoned())
  }
}

/** Puts back what a sheet of any page has left, unless another tab is at work. Never rejects. */
export async function restoreAbandoned(): Promise<boolean> {
  try {
    return Boolean(await withCartLocked(() => restoreBackup(), 0))
  } catch (error) {
    logFailure('restore cart', error)
    return false
  }
}

/** The shop may not have received it. */
export const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status > 500)
