import { readObject, toText } from '../../domain/json'
import { go, isRevisit, isRoute } from '../../host/page/navigation'
import { local, session } from '../../host/storage/storage'
import { attemptFor } from '../order/attempt'
import { $page } from '../page/page'
import { putBackLeft } from './keep'
import { KEPT } from './kept'
import { giveUpLeft } from './lease'
import { LEASED } from './leased'
import { $pressed } from './status'

export { putBack } from './keep'

const PRODUCT = [session, LEASED] as const
/** The checkout itself shows again what is to be done for its order. */
const OWN = [local, KEPT] as const

/**
 * Undoes what a sheet has left that is not open on this page. True where the shop's answers are others now. Never settles
 * where it leads on to the page that says how an order stands.
 */
export async function undoLeft(): Promise<boolean> {
  const isCheckout = isRoute($page.get().routes.checkout)
  for (const [storage, key] of isCheckout ? [PRODUCT] : [PRODUCT, OWN]) {
    const { id, page } = readObject(storage.get(key))
    const order = page !== performance.timeOrigin && attemptFor(toText(id))
    // The page was reloaded before the payment's end.
    if (order && order.orderId && order.sentAt > Number(page) && isRevisit()) {
      storage.remove(key)
      return go($page.get().routes.result)
    }
  }
  const isGivenUp = await giveUpLeft()
  return (!$pressed.get() && (await putBackLeft())) || isGivenUp
}
