import * as api from '../api/cart.ts'
import { ApiError } from '#http/api-error.ts'
import { $cart, cartWasChanged, rereadCart, mayChangeCart } from './cart.ts'
import { $item } from './items.ts'
import { notify } from '#storefront/state/notices/notices.ts'
import { cancelQuantity } from './quantities.ts'
import { queue } from '#async/queue.ts'
import { refusalOf } from '#async/refusals.ts'
import { task } from '#async/task.ts'

/** Removes an item. The caller has asked the question (rule: cart-page). */
export function removeItem(itemId: string): Promise<void> {
  return runItemRemoval('remove', itemId, async () => {
    await removeFromCart(itemId)
    notify({ type: 'success', key: 'notice.deleted' })
  })
}

/** A guest's cart that outlives its session (trap: lost-session) is not found by the session's call. Throws ApiError. */
export async function removeFromCart(itemId: string): Promise<void> {
  const cart = $cart.get()
  try {
    await api.removeItem(itemId)
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.kind !== 'business' || !cart || cart.customer) throw refusal
    await api.removeItemById(cart, itemId).catch(() => {
      throw refusal
    })
  }
}

/**
 * Runs what removes an item, once while it is leaving, by whatever way. A refusal goes to the item's store; the cart is
 * read again in any case, unless the item is gone.
 */
export function runItemRemoval(
  change: 'remove' | 'wishlist',
  itemId: string,
  work: () => Promise<void>,
): Promise<void> {
  const name = `${change}:${itemId}`
  const $removed = $item(itemId)
  const remove = async () => {
    $removed.setKey('error', undefined)
    if (!mayChangeCart(change, { itemId })) return
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      $removed.setKey('error', refusalOf(error))
      throw error
    } finally {
      cartWasChanged()
      if ($removed.get().item) await rereadCart()
    }
  }
  cancelQuantity(itemId)
  $removed.setKey('isLeaving', true)
  const removal = task(name, () => queue(`leave:${itemId}`, remove, ''))
  return removal.finally(() => $removed.setKey('isLeaving', undefined))
}
