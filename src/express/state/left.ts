import { readObject, toText } from '#lib/json.ts'
import { go, isRevisit, isRoute } from '#storefront/page/navigation.ts'
import { local, session } from '#dom/storage/storage.ts'
import { attemptFor } from '#order/state/attempt.ts'
import { $page } from '#storefront/state/page.ts'
import { putBackLeft } from './keep.ts'
import { KEPT } from '#cart/state/kept.ts'
import { giveUpLeft, isLeft } from './lease.ts'
import { LEASED } from '#cart/state/leased.ts'
import { $pressed } from './status.ts'

export { putBack } from './keep.ts'

/**
 * Undoes what a sheet has left that is not open on this page. True where the shop's answers are others now. Never settles
 * where it leads on to the page that says how an order stands.
 */
export async function undoLeft(): Promise<boolean> {
  // The checkout itself shows again what is to be done for the order of an own cart.
  const isCheckout = isRoute($page.get().routes.checkout)
  for (const key of isCheckout ? [LEASED] : [LEASED, KEPT]) {
    const { id, page } = readObject((key === LEASED ? local : session).get(key))
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
