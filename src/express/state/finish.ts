import { send } from '#dom/events.ts'
import { loadCart, refreshCart } from '#cart/state/cart.ts'
import { endAttempt } from '#order/state/attempt.ts'
import { goToPayment, goToSuccess } from '#order/state/leave.ts'
import type { Outcome } from '#order/state/order.ts'
import { $isSessionRefused } from '#storefront/state/config.ts'
import { task } from '#async/task.ts'
import type { SheetMessage } from './refused-sheet.ts'
import { $pressed, $result } from './status.ts'

/** How often (ms) it is looked up whether there is an order. */
const CHECK_INTERVAL = 2000

const CHANGED: string[] = ['place-order.totalChanged', 'place-order.cartChanged']

/** Nothing was sent: the sheet has said why. */
export interface Refused {
  type: 'failed'
  message: SheetMessage
}

/**
 * The only place where an outcome has effects. Never settles after `done` and `redirect`: the page is being left. `follow`
 * gets what is known later of an unknown one.
 */
export async function finish(
  outcome: Outcome | Refused,
  method: string,
  isOwnCart: boolean,
  follow: (next: Outcome) => void,
): Promise<void> {
  switch (outcome.type) {
    case 'done':
      return goToSuccess(outcome.orderId, method, isOwnCart)
    case 'redirect':
      return $result.set({ message: await goToPayment(outcome.url) })
    case 'failed': {
      const { message } = outcome
      const key = 'key' in message ? message.key : ''
      endAttempt()
      $result.set({ message })
      send('bezel:order-failed', { method })
      if ('restored' in outcome && outcome.restored) await reloadCart()
      // The next sheet opens with what is to pay now.
      else if (CHANGED.includes(key)) void task('cart', refreshCart)
      if (key === 'place-order.session') $isSessionRefused.set(true)
      return
    }
    case 'stay':
      endAttempt()
      return $result.set({})
    case 'unknown':
      $result.set({ isUnknown: true })
      setTimeout(() => void outcome.check().then(follow), CHECK_INTERVAL)
  }
}

/** The one the sheet was for may be gone. */
async function reloadCart() {
  $pressed.set(undefined)
  await loadCart.reload()
}
