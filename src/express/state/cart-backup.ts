import { ApiError } from '#http/api-error.ts'
import type { CartRef } from '#http/cart-path.ts'
import { keepCart, restoreCart } from '../api/express.ts'
import { flag } from '#lib/money/money.ts'
import { toText } from '#lib/json.ts'
import { onceOnline } from '#dom/lifecycle.ts'
import { session } from '#dom/storage/storage.ts'
import { cartRecords } from '#storefront/page/cart-records.ts'
import { logFailure } from '#storefront/state/log.ts'
import { attemptFor, isOnItsWay } from '#order/state/attempt.ts'
import { backups } from '#cart/state/sheets.ts'
import { withCartLocked } from '#cart/state/cart-lock.ts'
import { provider } from '#payment/state/provider-settings.ts'

/** The own carts with whose sheet an order may have begun in this tab, and the page of each (`page`). */
export const ordersOfTab = cartRecords(session, 'bezel-express-kept')

/** The caller holds the cart's lock, except for `putBackLeft`, which takes it itself. `by` is the id of a sheet. */

/** Before each change that a sheet saves: what the cart had without any sheet is with the shop. Throws ApiError. */
export async function backUpFor(cart: CartRef, by: string): Promise<void> {
  const kept = backups.find(cart.id)
  if (kept?.by === by && kept.id === cart.id) return
  await restoreBackup(cart.id)
  await keepCart(provider(), cart)
  backups.write({ ...cart, by })
  // An order that comes of it is followed up by this tab alone.
  ordersOfTab.write({ id: cart.id, page: performance.timeOrigin })
}

/**
 * Puts back what the cart had, or the last one that a sheet of this shop has changed, of any sheet without `by`; not while
 * an order may come of it. True where that is done. Throws ApiError where the shop did not answer: then it is still to be
 * done.
 */
export async function restoreBackup(cart: string | undefined, by?: string): Promise<boolean> {
  const kept = backups.find(cart)
  const id = toText(kept?.id)
  if (!kept || !id || (by && kept.by !== by) || isOnItsWay(attemptFor(id))) return false
  try {
    await restoreCart(provider(), { id, customer: flag(kept.customer) })
  } catch (error) {
    if (isUnanswered(error)) throw error
    logFailure('restore cart', error)
  }
  backups.remove((other) => other.id === id)
  return true
}

/** The cart is ordered. */
export const forgetBackup = (by: string): void => backups.remove((kept) => kept.by === by)

/**
 * Puts back what the cart had, once a sheet is over. If the network has prevented it, tries again once it is
 * online. Never rejects.
 */
export async function undo(cart: string, by: string): Promise<void> {
  try {
    await restoreBackup(cart, by)
  } catch (error) {
    logFailure('restore cart', error)
    onceOnline(() => void restoreAbandoned(cart))
  }
}

/** Puts back what a sheet of any page has left, unless another tab is at work. Never rejects. */
export async function restoreAbandoned(cart: string | undefined): Promise<boolean> {
  try {
    return Boolean(await withCartLocked(() => restoreBackup(cart), 0))
  } catch (error) {
    logFailure('restore cart', error)
    return false
  }
}

/** The shop may not have received it. */
export const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status > 500)
