import type { ProductFacts } from '../../../domain/cart/product-facts'
import type { Text } from '../../text/i18n'
import type en from '../../../../locales/en/cart.json'

/** How long a product takes to make, and that it cannot be returned, as far as the shop says so. */
export function madeFacts(
  { leadDays, isFinal }: ProductFacts,
  text: Text<typeof en>,
  locale: string,
): string[] {
  const days = (count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count)
  return [
    leadDays ? text('item.lead-time', { time: days(leadDays) }) : '',
    isFinal ? text('item.no-return') : '',
  ].filter(Boolean)
}
