import { send } from '../../host/events'
import { go } from '../../host/page/navigation'
import { invalidateSections } from '../../host/sections/sections'
import { loadCart } from '../cart/cart'
import { logFailure } from '../log'
import { closeAttempt, endAttempt } from '../order/attempt'
import type { Outcome } from '../order/order'
import { $isSessionRefused } from '../page/config'
import { $page } from '../page/page'
import type { SheetMessage } from './refused-sheet'
import { $pressed, $result } from './status'

/** How often (ms) it is looked up whether there is an order. */
const CHECK_INTERVAL = 2000

/** Nothing was sent: the sheet has said why. */
interface Refused {
  type: 'failed'
  message: SheetMessage
}

/** The only place where an outcome has effects. Never settles after `done` and `redirect`: the page is being left. */
export async function finish(outcome: Outcome | Refused, method: string): Promise<void> {
  switch (outcome.type) {
    case 'done':
      closeAttempt()
      invalidateSections(['cart', 'last-ordered-items', 'checkout-data'])
      send('bezel:order-placed', { orderId: outcome.orderId ?? '', method })
      return go($page.get().routes.success)
    case 'redirect':
      return redirect(outcome.url)
    case 'failed':
      endAttempt()
      $result.set({ message: outcome.message })
      send('bezel:order-failed', { method })
      if ('restored' in outcome && outcome.restored) await reloadCart()
      if ('key' in outcome.message && outcome.message.key === 'place-order.session')
        $isSessionRefused.set(true)
      return
    case 'stay':
      endAttempt()
      return $result.set({})
    case 'unknown':
      $result.set({ isUnknown: true })
      setTimeout(() => void outcome.check().then((next) => finish(next, method)), CHECK_INTERVAL)
  }
}

/** The one the sheet was for may be gone. */
async function reloadCart() {
  $pressed.set(undefined)
  await loadCart.reload()
}

/** Where it leads, the cart is ordered (c.6) or changed: no page may show it from the cache. */
async function redirect(url: string) {
  invalidateSections(['cart'])
  try {
    await go(url)
  } catch (error) {
    logFailure('redirect', error)
    endAttempt()
    $result.set({ message: { key: 'place-order.redirect' } })
  }
}
