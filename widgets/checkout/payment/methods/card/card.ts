import type { PaymentMethod } from '../method'
import { CardDetails } from './CardDetails'
import { isCardComplete, submitCard } from './dropin'
import { loadLibrary } from './library'
import { askResult } from './purchase'

/** Cards, wallets and instalments of the provider, in the provider's own form. */
export const card: PaymentMethod = {
  kinds: ['card'],
  label: 'payment.card',
  Details: CardDetails,
  refusesIn: 'modal',
  warm: () => void loadLibrary().catch(() => undefined),
  isComplete: isCardComplete,
  place: submitCard,
  resume: async (orderId) => (orderId ? askResult(orderId) : { type: 'done' }),
}
