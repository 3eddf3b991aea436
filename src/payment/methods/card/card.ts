import { computed } from 'nanostores'
import { codeOfType, isModuleCode, loadProvider } from '../../provider/load.ts'
import { $settings } from '#storefront/state/config.ts'
import type { PaymentMethod } from '../../state/payment-method.ts'
import { CardDetails } from './CardDetails.tsx'
import { cardForm } from './card-form.ts'
import { readAhead } from './configuration-ahead.ts'
import { loadLibrary } from './library.ts'
import { isCardOffered } from './offer.ts'
import { hasReadyCard } from './fields/ready-card.ts'
import { importPart } from '#dom/import-part.ts'

const $problem = computed(cardForm.$state, (state) =>
  state === 'blocked' || state === 'none' ? (`card.${state}` as const) : undefined,
)

/** Cards, wallets and pay-later methods of the provider, in the provider's own form. */
export const card: PaymentMethod = {
  codes: ['adyen_hpp'],
  answersFor: isModuleCode,
  codeOfType,
  isOneForm: true,
  isOffered: isCardOffered,
  loadForced: async () =>
    Boolean($settings.get()?.credit_card_min_total) && Boolean(await (await loadProvider()).isCardForced?.()),
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
  async resume(orderId, attempt) {
    if (!orderId) return { type: 'done' }
    return (await importPart(() => import('./resume-action.ts'))).resumeOrder({ ...attempt, orderId })
  },
}
