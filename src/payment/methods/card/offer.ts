import { num, toMinor } from '#lib/money/money.ts'
import type { OrderFacts } from '../../state/payment-method.ts'

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
