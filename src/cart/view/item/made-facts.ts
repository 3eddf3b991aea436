import type { ProductFacts } from '../../rules/cart.ts'
import type { Text } from '#i18n/view/i18n.ts'
import type common from '#locales/en/common.json'

/** How long a product takes to make, in whole days, and that it cannot be returned, as far as the shop says so. */
export function madeFacts(
  { erp_extra: { lead_time }, is_returnable }: ProductFacts,
  text: Text<typeof common>,
): string[] {
  return [
    lead_time ? text('item.lead-time', { count: Math.ceil(lead_time) }) : '',
    is_returnable === 0 ? text('item.no-return') : '',
  ].filter(Boolean)
}
