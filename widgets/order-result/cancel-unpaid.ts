import { ApiError } from '#http/api-error.ts'
import type { Provider, SentOrder } from '#payment/provider/provider.ts'
import { type PaymentResult, resultMeaning } from '#payment/rules/provider.ts'

/**
 * Gives up an order that is not paid: the shop restores its cart, and says so with a 400 (wire: payment-result). Returns the
 * result of a payment that has ended otherwise meanwhile. Throws ApiError.
 */
export async function cancelUnpaid(provider: Provider, order: SentOrder): Promise<PaymentResult | undefined> {
  if (order.contract === 'module') {
    // With details that the provider does not accept, the module restores the cart also of an order that is paid by now.
    const result = await provider.getResult(order)
    if (resultMeaning(result.resultCode, result.action) !== 'action') return result
  }
  try {
    return await provider.sendDetails(order, { cancelled: true })
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return undefined
    throw error
  }
}
