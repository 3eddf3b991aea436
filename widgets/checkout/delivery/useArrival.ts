import { useStore } from '@nanostores/react'
import { arrivalOf } from '../../../src/domain/delivery/arrival'
import { $locale } from '../../../src/state/page/page'
import { useDeliveryText } from './text'

/** When a delivery is expected, in the shopper's language; the carrier's own text where it names no days. */
export function useArrival() {
  const text = useDeliveryText()
  const locale = useStore($locale)
  return (title: string | undefined): string | undefined => {
    const arrival = arrivalOf(title, new Date())
    if (!arrival) return title
    const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' })
    return text('shipping.arrives', { dates: format.formatRange(arrival.from, arrival.to) })
  }
}
