import { readObject, toText } from '../../domain/json'
import { go, isRevisit, isRoute } from '../../host/page/navigation'
import { local, session } from '../../host/storage/storage'
import { attemptFor } from '../order/attempt'
import { $page } from '../page/page'
import { putBackLeft } from './keep'
import { KEPT } from './kept'
import { giveUpLeft, isLeft } from './lease'
import { LEASED } from './leased'
import { $pressed } from './status'

export { putBack } from './keep'

/**
 * Undoes what a sheet has left that is not open on this page. True where the shop's answers are others now. Never settles
 * where it leads on to the page that says how an order stands.
 */
export async function undoLeft(): Promise<boolean> {
  // The checkout itself shows again what is to be done for the order of an own cart.
  const isCheckout = isRoute($page.get().routes.checkout)
  for (const key of isCheckout ? [LEASED] : [LEASED, KEPT]) {
    const { id, page } = readObject(session.get(key))
    const order = page !== performance.timeOrigin && attemptFor(toText(id))
    const mayBeLeft = order && order.orderId && order.sentAt > Number(page) && isRevisit()
    // The page was reloaded before the payment's end.
    if (mayBeLeft && (await isLeft(toText(id)))) {
      for (const storage of [session, local]) storage.remove(key)
      return go($page.get().routes.result)
    }
  }
  const isGivenUp = await giveUpLeft()
  return (!$pressed.get() && (await putBackLeft())) || isGivenUp
}
