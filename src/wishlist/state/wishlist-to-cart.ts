import { additionOf, addToCart } from '#catalogue/api/add-to-cart.ts'
import * as api from '../api.ts'
import { notify } from '#storefront/state/notices/notices.ts'
import { refusalOf } from '#async/refusals.ts'
import { isRunning, task } from '#async/task.ts'
import { runAddition } from '#catalogue/state/run-addition.ts'
import { $wishlistErrors, customerWishlistChanged, hasLeftList } from './customer-wishlist.ts'
import { removeFromWishlist, type Chosen } from './wishlist.ts'

/** Puts an item of the customer's list into the cart, which takes it off the list. Resolves to whether it is there. */
export async function customerItemToCart(id: string): Promise<boolean> {
  if (await toCart(id, () => api.wishlistItemToCart(id), customerWishlistChanged)) return true
  // Without the shop's own sentence it may have been added though the answer was lost: the list tells.
  const refusal = $wishlistErrors.get()[id]
  if (!refusal || typeof refusal === 'string') return false
  await customerWishlistChanged()
  return hasLeftList(id)
}

/** The same for a product of the guest's list, as it was chosen. */
export const guestItemToCart = (key: string, product_id: string, chosen?: Chosen): Promise<boolean> =>
  toCart(
    key,
    () => addToCart(additionOf(product_id, 1, chosen?.fields)),
    () => removeFromWishlist(product_id, chosen),
  )

/** Ignored while it is under way. A refusal goes to `$wishlistErrors`; the cart is read in any case. */
async function toCart(key: string, post: () => Promise<unknown>, onAdded: () => unknown): Promise<boolean> {
  const name = `wishlist-cart:${key}`
  if (isRunning(name)) return false
  let isAdded = false
  await task(name, async () => {
    $wishlistErrors.setKey(key, undefined)
    try {
      isAdded = await runAddition(post)
    } catch (error) {
      $wishlistErrors.setKey(key, refusalOf(error))
      throw error
    }
    if (!isAdded) return
    notify({ type: 'success', key: 'notice.added' })
    await onAdded()
  })
  return isAdded
}
