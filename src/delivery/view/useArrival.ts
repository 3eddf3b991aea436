import { useArrivalDates } from './useArrivalDates.ts'
import { useDeliveryText } from './text.ts'

/** When a delivery is expected, in the shopper's language; the carrier's own text where it names no days. */
export function useArrival() {
  const text = useDeliveryText()
  const datesOf = useArrivalDates()
  return (title: string | undefined): string | undefined => {
    const dates = datesOf(title, new Date())
    return dates ? text('shipping.arrives', { dates }) : title
  }
}
