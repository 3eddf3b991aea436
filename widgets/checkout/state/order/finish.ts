import { send } from '../../../../src/host/events'
import { go } from '../../../../src/host/page/page'
import { invalidateSections } from '../../../../src/host/sections/sections'
import { closeAttempt, endAttempt } from '../../../../src/state/order/attempt'
import { $cart, loadCart } from '../../../../src/state/cart/cart'
import { $page } from '../../../../src/state/page/page'
import { logFailure } from '../../../../src/state/log'
import { clearDraft } from '../draft'
import type { Outcome } from '../attempt/outcome'
import { $orderStatus, release } from './lock'
import { resubmitAddress } from '../address/submit-address'
import { $submittedAddress } from '../addresses'
import { $confirmedMethod } from '../payment/confirmed-method'
import { openStep } from '../viewed-step'

let askAgain: (() => Promise<Outcome>) | undefined

/** The only place where an outcome has effects. After `done` and `redirect` it never settles: the page is leaving. */
export async function finish(outcome: Outcome, method: string): Promise<void> {
  askAgain = undefined
  switch (outcome.type) {
    case 'done':
      return celebrate(outcome.orderId ?? '', method)
    case 'redirect':
      return leave(outcome.url)
    case 'failed':
      endAttempt()
      release(outcome.message, outcome.modal)
      send('bezel:order-failed', { method })
      if (outcome.restored) await readCartAnew()
      return
    case 'stay':
      endAttempt()
      release()
      if (outcome.step) openStep(outcome.step)
      return
    case 'unknown':
      askAgain = outcome.check
      $orderStatus.set('unknown')
  }
}

/** The question to ask when the shopper wants to know what became of the order; once for each time it is open. */
export function takeQuestion() {
  const question = askAgain
  askAgain = undefined
  return question
}

async function celebrate(orderId: string, method: string) {
  closeAttempt()
  clearDraft()
  invalidateSections(['cart', 'last-ordered-items', 'checkout-data'])
  send('bezel:order-placed', { orderId, method })
  await go($page.get().routes.success)
}

async function leave(url: string) {
  try {
    await go(url)
  } catch (error) {
    logFailure('redirect', error)
    endAttempt()
    release({ key: 'place-order.redirect' })
  }
}

/** The shop gave the cart back after a refusal; under another id the addresses have to be saved there anew (b.40). */
async function readCartAnew() {
  const before = $cart.get()?.id
  await loadCart()
  const after = $cart.get()?.id
  const submitted = $submittedAddress.get()
  if (!submitted || !after || after === before) return
  // The card form starts anew with the cart.
  $confirmedMethod.set(undefined)
  await resubmitAddress(submitted)
}
