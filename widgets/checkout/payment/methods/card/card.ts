import { computed } from 'nanostores'
import { isCardForced } from '../../../../../src/api/payment/provider'
import { $settings } from '../../../../../src/state/page/config'
import { $page } from '../../../../../src/state/page/page'
import type { PaymentMethod } from '../../../state/payment/payment-method'
import { CardDetails } from './CardDetails'
import { cardForm } from './card-form'
import { readAhead } from './configuration-ahead'
import { loadLibrary } from './library'
import { isCardOffered } from './offer'
import { hasReadyCard } from './fields/ready-card'
import { importPart } from '../../../../../src/host/page/import-part'

const $problem = computed(cardForm.$state, (state) =>
  state === 'blocked' || state === 'none' ? (`card.${state}` as const) : undefined,
)

/** Cards, wallets and pay-later methods of the provider, in the provider's own form. */
export const card: PaymentMethod = {
  codes: ['adyen_hpp'],
  isOffered: isCardOffered,
  loadForced: async () =>
    Boolean($settings.get()?.credit_card_min_total) && isCardForced($page.get().cardProvider),
  label: 'payment.card',
  mark: 'card',
  Details: CardDetails,
  $type: cardForm.$type,
  $detail: cardForm.$detail,
  $problem,
  refusesIn: 'modal',
  prefetch() {
    loadLibrary().catch(() => undefined)
    readAhead()
  },
  isReady: hasReadyCard,
  isComplete: () => cardForm.isCompleteOnceLoaded(),
  placeOrder: (order) => cardForm.submit(order),
  resume: async (orderId) =>
    orderId ? (await importPart(() => import('./resume-action'))).resumeOrder(orderId) : { type: 'done' },
}
