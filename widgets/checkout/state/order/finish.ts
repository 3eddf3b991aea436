import { send } from '../../../../src/host/events'
import { go } from '../../../../src/host/page/navigation'
import { invalidateSections } from '../../../../src/host/sections/sections'
import { closeAttempt, endAttempt } from '../../../../src/state/order/attempt'
import { $cart, loadCart } from '../../../../src/state/cart/cart'
import { $isSessionRefused } from '../../../../src/state/page/config'
import { $page } from '../../../../src/state/page/page'
import { logFailure } from '../../../../src/state/log'
import { clearDraft } from '../draft'
import type { OrderMessage, Outcome } from '../../../../src/state/order/order'
import { $orderStatus, $outcomeCheck, $refusedPayment, endOrder } from './status'
import { resubmitAddress } from '../address/submit-address'
import { $submittedAddress } from '../addresses'
import { $confirmedMethod } from '../payment/confirmed-method'
import { openStep } from '../viewed-step'

/** The only place where an outcome has effects. Never settles after `done` and `redirect`: the page is being left. */
export async function finish(outcome: Outcome, method: string): Promise<void> {
  $outcomeCheck.set(undefined)
  switch (outcome.type) {
    case 'done':
      return goToSuccess(outcome.orderId ?? '', method)
    case 'redirect':
      return redirect(outcome.url)
    case 'failed':
      endAttempt()
      endOrder(outcome.message, outcome.modal)
      if (outcome.isPaymentRefused) returnToPayment(method, outcome.message)
      send('bezel:order-failed', { method })
      if (outcome.restored) await reloadCart()
      if ('key' in outcome.message && outcome.message.key === 'place-order.session')
        $isSessionRefused.set(true)
      return
    case 'stay':
      endAttempt()
      endOrder()
      if (outcome.step) openStep(outcome.step)
      return
    case 'unknown':
      $outcomeCheck.set(outcome.check)
      $orderStatus.set('unknown')
  }
}

async function goToSuccess(orderId: string, method: string) {
  closeAttempt()
  clearDraft()
  invalidateSections(['cart', 'last-ordered-items', 'checkout-data'])
  send('bezel:order-placed', { orderId, method })
  await go($page.get().routes.success)
}

/** It has to be confirmed again: a second press must not send the same card unchanged. */
function returnToPayment(method: string, message: OrderMessage) {
  $refusedPayment.set({ method, message })
  $confirmedMethod.set(undefined)
  openStep('payment_method')
}

/** Where it leads, the cart is ordered (c.6) or changed: no page may show it from the cache. */
async function redirect(url: string) {
  invalidateSections(['cart'])
  try {
    await go(url)
  } catch (error) {
    logFailure('redirect', error)
    endAttempt()
    endOrder({ key: 'place-order.redirect' })
  }
}

/** The server restores the cart after a refusal; one with another id needs the addresses saved again (b.40). */
async function reloadCart() {
  const before = $cart.get()?.id
  await loadCart.reload()
  const after = $cart.get()?.id
  const submitted = $submittedAddress.get()
  if (!submitted || !after || after === before) return
  // The card form is created again with the cart.
  $confirmedMethod.set(undefined)
  await resubmitAddress(submitted)
}
