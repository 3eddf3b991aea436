import type { CallOptions } from '#http/client.ts'
import { ApiError } from '#http/api-error.ts'
import { placeOrder } from '#payment/api/payment.ts'
import { runExclusive } from '#dom/storage/exclusive.ts'
import { beginAttempt, endAttempt, type ProviderPayment, recordAnswer } from './attempt.ts'
import type { Order } from './order.ts'

/**
 * The one request that places an order (wire: place-order). Returns the order's id, which is opaque and not the
 * number on the receipt. Throws ApiError; must not be repeated after one whose outcome is unknown.
 * `hasProviderResult`: the order's payment result can be read from the card provider, also by the result page.
 */
export async function sendOrder(
  order: Order,
  additional_data?: Record<string, string>,
  payment: ProviderPayment = {},
): Promise<string> {
  const { cart, ...choice } = order
  const request = async (options: CallOptions) => {
    const orderId = await placeOrder(cart, { ...choice, additional_data }, options)
    recordAnswer(orderId)
    return orderId
  }
  return recordWhileSending(order, request, payment)
}

/**
 * Records, for all tabs and across a reload, that a request which places an order is under way. While another one
 * may be under way nothing is sent, and the call ends like a request without a response. `request` gets what it
 * carries: the attempt's id, and the order's headers.
 */
export async function recordWhileSending<T>(
  { cart, method, headers }: Order,
  request: (options: CallOptions) => Promise<T>,
  payment: ProviderPayment = {},
): Promise<T> {
  const answer = await runExclusive('bezel-order', async () => {
    const attempt = beginAttempt(cart.id, method, payment)
    if (!attempt) return undefined
    try {
      const value = await request({ attempt, headers })
      recordAnswer()
      return { value }
    } catch (caught) {
      const error = mayBeOrdered(caught) ? new ApiError('network', 0) : caught
      recordFailure(error)
      throw error
    }
  })
  if (!answer) throw new ApiError('network', 0)
  return answer.value
}

/**
 * True for the refusals that Magento gives when another request orders the same cart at that moment: up to 2.4.7 the
 * sentence for every error of the server, from 2.4.8 on one of its own. Whether there is an order is then as unknown as
 * without a response.
 */
const mayBeOrdered = (error: unknown) =>
  error instanceof ApiError &&
  /^(A server error stopped your order|The cart is locked for processing)/.test(error.text)

/**
 * A refusal ends the attempt. After a server error it is unknown what the server did, after a gateway error even whether
 * it is still at work. A cart that existed a moment ago and is gone was ordered by this very request, delivered twice.
 */
function recordFailure(error: unknown) {
  if (!(error instanceof ApiError) || !error.status || error.status === 502 || error.status === 504) return
  if (['server', 'formKeyOrSession', 'cartLost'].includes(error.kind)) recordAnswer()
  else endAttempt()
}
