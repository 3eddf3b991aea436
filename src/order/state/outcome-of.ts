import { ApiError, mayBeCartGone } from '#http/api-error.ts'
import { type CheckoutConfig, getCheckoutConfig } from '#cart/api/cart.ts'
import type { CartRef } from '#http/cart-path.ts'
import { getPaymentInformation } from '#payment/api/payment.ts'
import { attemptFor, isOnItsWay, recordAnswer } from './attempt.ts'
import { recheckSession } from '#cart/state/with-fresh-cart.ts'
import { reload } from '#storefront/page/navigation.ts'
import { logFailure } from '#storefront/state/log.ts'
import type { Order, OrderMessage, Outcome } from './order.ts'

/**
 * Returns the outcome of an order after an error while placing it. A refusal is final. After a timeout, a
 * server error or a bug of ours, the cart is checked (trap: never-repeat-an-order).
 */
export async function outcomeOf(error: unknown, order: Order, modal = false): Promise<Outcome> {
  if (!(error instanceof ApiError)) {
    logFailure('place-order', error)
    return checkCart(order.cart)
  }
  switch (error.kind) {
    case 'business':
      return {
        type: 'failed',
        message: error.text ? { text: error.text, field: error.fieldName } : { key: 'place-order.failed' },
        modal,
      }
    case 'cartLost':
      return error.isAlreadyOrdered || attemptFor(order.cart.id)
        ? { type: 'done' }
        : { type: 'failed', message: { key: 'place-order.cartChanged' }, restored: true }
    case 'session':
      return { type: 'failed', message: { key: 'place-order.session' }, restored: true }
    case 'route':
    case 'blocked':
      return { type: 'failed', message: { key: 'place-order.failed' } }
    default:
      return checkCart(order.cart, notPlaced(error))
  }
}

/**
 * Returns the message that says why the order was not placed. A gateway's error means that the shop itself
 * was late, too.
 */
export const notPlaced = (error: unknown): OrderMessage => {
  const isAnswer = error instanceof ApiError && error.status > 0 && ![502, 504].includes(error.status)
  return { key: isAnswer ? 'place-order.failed' : 'place-order.notPlaced' }
}

/**
 * Checks whether a cart was ordered. A cart that is gone was probably ordered, and the success page shows it.
 * A cart that still exists was not ordered (trap: never-repeat-an-order), unless the order may still be on its way,
 * from this tab or another. `message` then gives the reason. The provider's official module keeps the cart of an order
 * that waits for its payment, and a reload shows the shopper what is left to do.
 */
export async function checkCart(cart: CartRef, message = notPlaced(undefined)): Promise<Outcome> {
  // Read before the request: an order may arrive while it is under way.
  const attempt = attemptFor(cart.id)
  const mayArrive = isOnItsWay(attempt)
  const unknown: Outcome = { type: 'unknown', check: () => checkCart(cart, message) }
  try {
    await getPaymentInformation(cart)
    const isKept = attempt?.contract === 'module'
    const active = isKept || Number(cart.id) ? await getCheckoutConfig() : undefined
    if (isReplaced(cart, active)) return { type: 'done' }
    const orderId = isKept ? active?.waitingOrderId : undefined
    if (orderId) {
      recordAnswer(orderId)
      return { ...unknown, check: reload }
    }
    return mayArrive || orderId === '' ? unknown : { type: 'failed', message }
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'cartLost') return { type: 'done' }
    if (error instanceof ApiError && error.kind === 'session') {
      return { type: 'failed', message: { key: 'place-order.session' }, restored: true }
    }
    logFailure('check-order', error)
    if (mayBeCartGone(error)) await recheckSession(error)
    return unknown
  }
}

/**
 * True if another cart is active now. A customer's own cart has a number, and the shop's answer then means
 * the active cart. Once that cart is ordered, the next one is active. A product's cart has no number
 * (wire: express-create-cart), and takes the own cart's place for a while only.
 */
function isReplaced({ id }: CartRef, config: CheckoutConfig | undefined): boolean {
  const active = config?.cart?.id
  return Boolean(Number(id) && Number(active) && active !== id)
}
