import { dispatch } from '#dom/events.ts'
import { endAttempt } from '#order/state/attempt.ts'
import { $cart, loadCart, $replacement } from '#cart/state/cart.ts'
import { $isSessionRefused } from '#storefront/state/config.ts'
import { goToPayment, goToSuccess } from '#order/state/leave.ts'
import {
  type OrderMessage,
  type Outcome,
  $orderStatus,
  $outcomeCheck,
  $refusal,
  $refusedPayment,
  endOrder,
} from '#order/state/order.ts'
import { lacks } from '#address/state/address-fields.ts'
import { isSameAddress } from '#address/rules/address.ts'
import { $refusedField, refusedFieldIn } from '../address/address-form.ts'
import { resubmitAddress } from '../address/submit-address.ts'
import { $submittedAddress } from '#address/state/addresses.ts'
import { $confirmedMethod, openStep } from '#checkout/state/progress.ts'
import { orderParts } from './order-parts.ts'

/** The only place where an outcome has effects. Never settles after `done` and `redirect`: the page is being left. */
export async function finish(outcome: Outcome, method: string): Promise<void> {
  $outcomeCheck.set(undefined)
  switch (outcome.type) {
    case 'done':
      for (const part of orderParts) part.after?.()
      return goToSuccess(outcome.orderId, method)
    case 'redirect':
      for (const part of orderParts) part.after?.()
      return endOrder(await goToPayment(outcome.url))
    case 'failed':
      endAttempt()
      endOrder(outcome.message, outcome.modal)
      if (outcome.isPaymentRefused) returnToPayment(method, outcome.message)
      else returnToAddress(outcome.message)
      dispatch('bezel:order-failed', { method })
      if (outcome.restored) await reloadCart(outcome.isPaymentRefused)
      if ('key' in outcome.message && outcome.message.key === 'place-order.session')
        $isSessionRefused.set(true)
      return
    case 'stay':
      endAttempt()
      endOrder()
      if (outcome.step) openStep(outcome.step)
      return
    case 'unknown':
      $outcomeCheck.set({ check: outcome.check, method })
      $orderStatus.set('unknown')
  }
}

/** It has to be confirmed again: a second press must not send the same card unchanged. */
function returnToPayment(method: string, message: OrderMessage) {
  $refusedPayment.set({ method, message })
  $confirmedMethod.set(undefined)
  openStep('payment_method')
}

/** A field of the address that the shop refuses only with the order: its form opens with the reason at the field. */
function returnToAddress(message: OrderMessage) {
  const { shipping, billing } = $submittedAddress.get() ?? {}
  const address = shipping ?? billing
  // A field of the order has shown its own refusal already.
  if (!('text' in message) || !$refusal.get() || !address) return
  const refused = refusedFieldIn(message.text, message.field)
  if (!refused) return
  const { field } = refused
  const isNamed = /billing address/i.test(message.text)
  // In other languages the field alone tells: it is about the address that lacks it.
  const isBilled =
    billing &&
    !isSameAddress(address, billing) &&
    (isNamed || (!lacks(address, field) && lacks(billing, field)))
  $refusedField.set({ ...refused, isBilled })
  openStep('shipping_address')
}

/**
 * The server restores the cart after a refused payment, and none has taken its place; one with another id needs the
 * addresses saved again (wire: payment-result).
 */
async function reloadCart(isRestored = false) {
  const before = $cart.get()?.id
  await loadCart.reload()
  if (isRestored) $replacement.set(undefined)
  const after = $cart.get()?.id
  const submitted = $submittedAddress.get()
  if (!submitted || !after || after === before) return
  // The card form is created again with the cart.
  $confirmedMethod.set(undefined)
  await resubmitAddress(submitted)
}
