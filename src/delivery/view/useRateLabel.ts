import { rateLabel } from '../rules/shipping.ts'
import type { ShippingRate } from '../rules/rate.ts'
import { useMessage } from '#i18n/view/common.ts'

/** A rate's name in the shopper's language; the server's title for a method we have no text for. */
export function useRateLabel() {
  const message = useMessage()
  return (rate: ShippingRate): string => {
    const label = rateLabel(rate)
    return ('key' in label ? message(label) : label.text) ?? ''
  }
}
