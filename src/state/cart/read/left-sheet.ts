import { local, session } from '../../../host/storage/storage'
import { withCartLocked } from '../../order/cart-lock'
import { KEPT } from '../../express/kept'
import { LEASED } from '../../express/leased'
import { importPart } from '../../../host/page/import-part'

/**
 * Undoes what a wallet's sheet has left: a product's cart of a page before this one, and what was saved with the shopper's
 * own; undefined where there is nothing. True: the cart is another than before.
 */
export const undoLeftSheet = (): Promise<boolean> | undefined =>
  session.get(LEASED) === null && local.get(KEPT) === null
    ? undefined
    : importPart(() => import('../../express/left')).then(({ undoLeft }) => undoLeft())

/** Puts back what any sheet has saved with the cart, one that is open, too. With the cart locked. Throws ApiError. */
export const undoKeptSheet = async (): Promise<unknown> =>
  local.get(KEPT) === null ? undefined : (await importPart(() => import('../../express/left'))).putBack()

/** What the checkout saves with the cart stays, whatever sheet is undone after it. Throws what `save` throws. */
export async function saveOverSheet<T>(save: () => Promise<T>): Promise<T> {
  const work = async () => {
    const result = await save()
    local.remove(KEPT)
    return { result }
  }
  return ((await withCartLocked(work)) ?? (await work())).result
}
