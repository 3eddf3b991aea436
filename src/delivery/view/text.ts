import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/delivery.json'
import { useArrivalDates } from './RatePrice.tsx'

/** Texts of the delivery step, loaded with it. */
export const useDeliveryText = () => useText('delivery', en)

/** When a delivery is expected, in the shopper's language; the carrier's own text where it names no days. */
export function useArrival() {
  const text = useDeliveryText()
  const datesOf = useArrivalDates()
  return (title: string | undefined): string | undefined => {
    const dates = datesOf(title, new Date())
    return dates ? text('shipping.arrives', { dates }) : title
  }
}
