import { forbiddenReason, isSelectable } from '../../../src/domain/delivery/shipping'
import type { ShippingRate } from '../../../src/domain/delivery/rate'
import type { Address } from '../../../src/domain/address/address'
import { Radio } from '../../../src/ui/Choice'
import { useWords } from '../../../src/ui/text/i18n'
import en from '../../../locales/en/delivery.json'
import { RatePrice } from '../../../src/ui/rate/RatePrice'
import { useDeliveryText } from './text'
import { useArrival } from './useArrival'
import { useRateLabel } from '../../../src/ui/rate/useRateLabel'

interface Props {
  rate: ShippingRate
  address?: Address
  isChosen: boolean
  onChoose(): void
}

/** One rate: name, delivery time, price. One that cannot be chosen shows the reason. */
export function RateRow({ rate, address, isChosen, onChoose }: Props) {
  const text = useDeliveryText()
  const words = useWords('delivery', en)
  const label = useRateLabel()(rate)
  const arrival = useArrival()
  const canChoose = isSelectable(rate, address)
  const forbidden = forbiddenReason(rate, address)
  const reason = forbidden ? words(forbidden.key) : rate.error_message || text('shipping.unavailable')
  const title = rate.method_title === label ? undefined : rate.method_title
  return (
    <Radio
      name="bzl-rate"
      label={label}
      note={canChoose ? arrival(title) : reason}
      end={canChoose ? <RatePrice rate={rate} /> : undefined}
      checked={isChosen}
      disabled={!canChoose}
      onChange={onChoose}
    />
  )
}
