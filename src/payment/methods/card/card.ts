import { computed } from 'nanostores'
import { codeOfType, isModuleCode, loadProvider } from '../../provider/load.ts'
import { $settings } from '#storefront/state/config.ts'
import type { OrderFacts, PaymentMethod } from '../../state/payment-method.ts'
import { CardDetails } from './CardDetails.tsx'
import { cardForm, loadLibrary } from './card-form.ts'
import { hasReadyCard, readAhead } from './configuration.ts'
import { num, toMinor } from '#lib/money/money.ts'
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

/** Hidden at or below the threshold (rule: card-threshold). */
export function isCardOffered({ grandTotal, currency, billingCountry, settings }: OrderFacts): boolean {
  const threshold = cardThreshold(settings?.credit_card_min_total, billingCountry)
  return threshold === undefined || toMinor(grandTotal, currency) > toMinor(threshold, currency)
}

/**
 * The grand total at or below which the card is hidden, by the shop's setting; South Africa's is 10
 * (rule: card-threshold).
 */
function cardThreshold(setting: unknown, country_id?: string): number | undefined {
  if (country_id === 'ZA') return 10
  return setting === undefined || setting === null || setting === '' ? undefined : num(setting)
}
