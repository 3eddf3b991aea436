import { local } from '#dom/storage/storage.ts'
import { withCartLocked } from '../cart-lock.ts'
import { KEPT } from '../kept.ts'
import { LEASED } from '../leased.ts'
import { importPart } from '#dom/import-part.ts'

/**
 * Undoes what a wallet's sheet has left: a product's cart of a page before this one, and what was saved with the shopper's
 * own; undefined where there is nothing. True: the cart is another than before.
 */
export const undoLeftSheet = (): Promise<boolean> | undefined =>
  local.get(LEASED) === null && local.get(KEPT) === null
    ? undefined
    : importPart(() => import('#express/state/temporary-cart.ts')).then(({ undoAbandonedSheet }) =>
        undoAbandonedSheet(),
      )

/** Puts back what any sheet has saved with the cart, one that is open, too. With the cart locked. Throws ApiError. */
export const undoKeptSheet = async (): Promise<unknown> =>
  local.get(KEPT) === null
    ? undefined
    : (await importPart(() => import('#express/state/temporary-cart.ts'))).restoreBackup()

/**
 * Saves data of the checkout with the cart. The data stays, whatever sheet is undone after it. Throws what
 * `save` throws.
 */
export async function saveOverSheet<T>(save: () => Promise<T>): Promise<T> {
  const work = async () => {
    const result = await save()
    local.remove(KEPT)
    return { result }
  }
  return ((await withCartLocked(work)) ?? (await work())).result
}
