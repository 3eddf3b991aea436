import { ApiError } from '#http/api-error.ts'
import { runItemRemoval } from '#cart/state/remove-item.ts'
import { importPart } from '#dom/import-part.ts'

/** Code that is needed with the first move. Rejects when it does not arrive. */
export const importMoves = () => importPart(() => import('./wishlist-moves.ts'))

/** Moves an item to the wish list. The caller has asked the question (rule: cart-page). */
export function moveToWishlist(itemId: string): Promise<void> {
  return runItemRemoval('wishlist', itemId, async () => {
    const { moveItem } = await importMoves().catch(() => {
      throw new ApiError('network', 0)
    })
    await moveItem(itemId)
  })
}
