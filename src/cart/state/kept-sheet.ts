import { importPart } from '#dom/import-part.ts'
import { backups } from './sheets.ts'
import { withCartLocked } from './cart-lock.ts'

/** Puts back what any sheet has saved with the cart, one that is open, too. With the cart locked. Throws ApiError. */
export const undoKeptSheet = async (cart: string): Promise<unknown> =>
  backups.find(cart) &&
  (await importPart(() => import('#express/state/temporary-cart.ts'))).restoreBackup(cart)

/**
 * Saves data of the checkout with the cart. The data stays, whatever sheet is undone after it. Throws what
 * `save` throws.
 */
export async function saveOverSheet<T>(cart: string, save: () => Promise<T>): Promise<T> {
  const work = async () => {
    const result = await save()
    const undone = backups.find(cart)
    if (undone) backups.remove(({ id }) => id === undone.id)
    return { result }
  }
  return ((await withCartLocked(work)) ?? (await work())).result
}
