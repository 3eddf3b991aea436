import type { ShippingRate } from '../../../src/domain/delivery/rate'
import { Price } from '../../../src/ui/Price'
import { useDeliveryText } from './text'

/** Including tax, as in the totals. */
export function RatePrice({ rate }: { rate: ShippingRate }) {
  const text = useDeliveryText()
  const amount = rate.price_incl_tax || rate.amount
  return amount > 0 ? <Price amount={amount} /> : <>{text('shipping.free')}</>
}
