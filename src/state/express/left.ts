import { readObject, toText } from '../../domain/json'
import { go, isRevisit } from '../../host/page/navigation'
import { session } from '../../host/storage/storage'
import { attemptFor } from '../order/attempt'
import { $page } from '../page/page'
import { putBackLeft } from './keep'
import { giveUpLeft } from './lease'
import { LEASED } from './leased'
import { $pressed } from './status'

export { putBack } from './keep'

/**
 * Undoes what a sheet has left that is not open on this page. True where the shop's answers are others now. Never settles
 * where it leads on to the page that says how an order stands.
 */
export async function undoLeft(): Promise<boolean> {
  const { id, page } = readObject(session.get(LEASED))
  const orderId = page !== performance.timeOrigin && attemptFor(toText(id))?.orderId
  // The page was reloaded before the payment's end.
  if (orderId && isRevisit()) {
    session.remove(LEASED)
    return go($page.get().routes.result)
  }
  const isGivenUp = await giveUpLeft()
  return (!$pressed.get() && (await putBackLeft())) || isGivenUp
}
