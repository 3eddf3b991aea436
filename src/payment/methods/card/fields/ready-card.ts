import { $cart } from '#cart/state/cart.ts'
import { withTimeLimit } from '#payment/view/waiting.ts'
import { asksForCode, isForPurchases, readConfiguration } from '../settings.ts'

/** How long a checkout waits to open for it, in milliseconds. */
const TIME_LIMIT = 3_000

/** Whether the form will begin with a card of the customer that needs no security code. Throws ApiError. */
export async function hasReadyCard(): Promise<boolean> {
  if (!$cart.get()?.customer || asksForCode()) return false
  const configuration = await withTimeLimit(readConfiguration(), TIME_LIMIT)
  const first = configuration?.paymentMethodsResponse.storedPaymentMethods.find(isForPurchases)
  return first?.type === 'scheme'
}
