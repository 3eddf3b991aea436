import { useStore } from '@nanostores/react'
import { arrivalOf } from '../rules/arrival.ts'
import { $locale } from '#storefront/state/page.ts'

/** The days on which a delivery is expected, in the shopper's language; undefined where the carrier names none. */
export function useArrivalDates() {
  const locale = useStore($locale)
  return (title: string | undefined, sentAt: Date): string | undefined => {
    const arrival = arrivalOf(title, sentAt)
    if (!arrival) return undefined
    const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' })
    return format.formatRange(arrival.from, arrival.to)
  }
}
