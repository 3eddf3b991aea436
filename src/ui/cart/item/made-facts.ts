import type { ProductFacts } from '../../../domain/cart/product-facts'
import type { Text } from '../../text/i18n'
import type en from '../../../../locales/en/cart.json'

/** How long a product takes to make, and that it cannot be returned, as far as the shop says so. */
export function madeFacts(
  { erp_extra: { lead_time }, is_returnable }: ProductFacts,
  text: Text<typeof en>,
  locale: string,
): string[] {
  return [
    lead_time ? text('item.lead-time', { time: daysIn(locale).format(lead_time) }) : '',
    is_returnable === 0 ? text('item.no-return') : '',
  ].filter(Boolean)
}

const formats = new Map<string, Intl.NumberFormat>()

/** One format a language: a browser makes one as slowly as it draws an item. */
function daysIn(locale: string): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  formats.set(locale, made)
  return made
}
