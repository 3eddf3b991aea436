import { $page } from '../../../../../src/state/page/page'
import type { Outcome } from '../../../state/attempt/order'
import type { PaymentMethod } from '../../../state/payment/payment-method'
import { CardDetails } from './CardDetails'
import { isCardComplete, submitCard } from './dropin'
import { loadLibrary } from './library'
import { fetchResult } from './purchase'

/** Cards, wallets and instalments of the provider, in the provider's own form. */
export const card: PaymentMethod = {
  kinds: ['card'],
  label: 'payment.card',
  Details: CardDetails,
  refusesIn: 'modal',
  warm: () => void loadLibrary().catch(() => undefined),
  isComplete: isCardComplete,
  placeOrder: submitCard,
  resume: async (orderId) => (orderId ? resume(orderId) : { type: 'done' }),
}

/** A checkout whose cart is gone could not say that nobody knows; the page of the result can. */
async function resume(orderId: string): Promise<Outcome> {
  const outcome = await fetchResult(orderId)
  return outcome.type === 'unknown' ? { type: 'redirect', url: $page.get().routes.result } : outcome
}
