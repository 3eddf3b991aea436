import { rateLabel } from '../../domain/delivery/shipping'
import type { ShippingRate } from '../../domain/delivery/rate'
import { useMessage } from '../text/common'

/** A rate's name in the shopper's language; the server's title for a method we have no text for. */
export function useRateLabel() {
  const message = useMessage()
  return (rate: ShippingRate): string => {
    const label = rateLabel(rate)
    return ('key' in label ? message(label) : label.text) ?? ''
  }
}
