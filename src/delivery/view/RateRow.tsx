import { forbiddenReason, isSelectable } from '../rules/shipping.ts'
import type { ShippingRate } from '../rules/rate.ts'
import type { Address } from '#address/rules/address.ts'
import { Radio } from '#ui/Choice.tsx'
import { useWords } from '#i18n/view/i18n.ts'
import en from '#locales/en/delivery.json'
import { RatePrice } from './RatePrice.tsx'
import { useDeliveryText, useArrival } from './text.ts'
import { useRateLabel } from './useRateLabel.ts'

interface Props {
  rate: ShippingRate
  address?: Address
  isChosen: boolean
  onChoose(): void
}

/** One rate: name, delivery time, price. An unavailable rate shows the reason. */
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
      className={canChoose ? '' : 'bzl-off'}
      onChange={onChoose}
    />
  )
}
