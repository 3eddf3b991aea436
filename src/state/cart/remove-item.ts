import * as api from '../../api/cart'
import { ApiError } from '../../api/client/api-error'
import { cartWasChanged, mayChangeCart, rereadCart } from './cart'
import { $itemErrors } from './items'
import { $item } from './items'
import { notify } from '../notices/notices'
import { cancelQuantity } from './quantities'
import { queue } from '../queue'
import { refusalOf } from '../refusals'
import { task } from '../task'

/** Removes an item. The caller has asked the question of §2. */
export function removeItem(itemId: string): Promise<void> {
  return runItemRemoval('remove', itemId, async () => {
    await api.removeItem(itemId)
    notify({ type: 'success', key: 'notice.deleted' })
  })
}

/** Runs what removes an item. A refusal goes to `$itemErrors`; the cart is read again in any case, unless the item is gone. */
export function runItemRemoval(
  change: 'remove' | 'wishlist',
  itemId: string,
  work: () => Promise<void>,
): Promise<void> {
  const name = `${change}:${itemId}`
  cancelQuantity(itemId)
  return task(name, () =>
    queue(name, async () => {
      if (!mayChangeCart(change, { itemId })) return
      $itemErrors.setKey(itemId, undefined)
      try {
        await work()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        $itemErrors.setKey(itemId, refusalOf(error))
        throw error
      } finally {
        cartWasChanged()
        if ($item(itemId).get()) await rereadCart()
      }
    }),
  )
}
