import type { ProductFacts } from '../../../domain/cart/product-facts'
import type { Text } from '../../text/i18n'
import type en from '../../../../locales/en/cart.json'

/** How long a product takes to make, and that it cannot be returned, as far as the shop says so. */
export function madeFacts(
  { erp_extra: { lead_time }, is_returnable }: ProductFacts,
  text: Text<typeof en>,
  locale: string,
): string[] {
  const days = (count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count)
  return [
    lead_time ? text('item.lead-time', { time: days(lead_time) }) : '',
    is_returnable === 0 ? text('item.no-return') : '',
  ].filter(Boolean)
}
