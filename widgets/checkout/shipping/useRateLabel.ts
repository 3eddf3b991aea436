import { rateLabel } from '../../../src/domain/delivery/shipping'
import type { ShippingRate } from '../../../src/domain/delivery/rate'
import { useMessage } from '../../../src/ui/text/common'

/** The name of a rate in the shopper's language; what the shop calls it where we know no name. */
export function useRateLabel() {
  const message = useMessage()
  return (rate: ShippingRate): string => {
    const label = rateLabel(rate)
    return ('key' in label ? message(label) : label.text) ?? ''
  }
}
