import { rateLabel } from '../../../src/domain/shipping'
import type { ShippingRate } from '../../../src/domain/rate'
import { useMessage } from '../../../src/ui/common-words'

/** The name of a rate in the shopper's language; what the shop calls it where we know no name. */
export function useRateLabel() {
  const message = useMessage()
  return (rate: ShippingRate): string => {
    const label = rateLabel(rate)
    return ('key' in label ? message(label) : label.text) ?? ''
  }
}
