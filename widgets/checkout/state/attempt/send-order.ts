import { ApiError } from '../../../../src/api/client/api-error'
import { placeOrder } from '../../../../src/api/payment'
import { runExclusive } from '../../../../src/host/storage/exclusive'
import { beginAttempt, endAttempt, recordAnswer } from '../../../../src/state/order/attempt'
import type { Order } from './order'

/**
 * The one call that makes an order (b.2). Gives the order's id, opaque and not the number people see. Throws ApiError;
 * must not be repeated after one whose outcome is unknown.
 */
export async function sendOrder(order: Order, additional_data?: Record<string, string>): Promise<string> {
  const { cart, billing, method, email } = order
  return recordWhileSending(order, async () => {
    const orderId = await placeOrder(cart, { billing, method, additional_data, email })
    recordAnswer(orderId)
    return orderId
  })
}

/**
 * Keeps note, for all tabs and over a reload, that a call is under way which makes an order. While another one for
 * the same cart may be on its way nothing is sent, and it ends like a call without an answer.
 */
export async function recordWhileSending<T>({ cart, method }: Order, send: () => Promise<T>): Promise<T> {
  const answer = await runExclusive('bezel-order', async () => {
    if (!beginAttempt(cart.id, method)) return undefined
    try {
      const given = await send()
      recordAnswer()
      return { given }
    } catch (error) {
      recordFailure(error)
      throw error
    }
  })
  if (!answer) throw new ApiError('network', 0)
  return answer.given
}

/**
 * A shop that has said no is done with the order. A fault of its own leaves open what it did, a gateway's even whether it
 * is still at it; and a cart that stood a moment ago and is gone was ordered by this very call, delivered twice.
 */
function recordFailure(error: unknown) {
  if (!(error instanceof ApiError) || !error.status || error.status === 502 || error.status === 504) return
  if (['server', 'formKeyOrSession', 'cartLost'].includes(error.kind)) recordAnswer()
  else endAttempt()
}
