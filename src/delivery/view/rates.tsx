import { useStore } from '@nanostores/react'
import { $pickup, $rate } from '../state/delivery.ts'
import { RatePrice } from './RatePrice.tsx'
import { useRateLabel } from './useRateLabel.ts'
import { ChangingText } from '#ui/ChangingText.tsx'
import { useArrival, useDeliveryText } from './text.ts'
import type { PickupLocation } from '../rules/pickup.ts'
import { AddressLine } from '#address/view/AddressLine.tsx'
import { $submittedAddress } from '#address/state/addresses.ts'
import { forbiddenReason, isSelectable } from '../rules/shipping.ts'
import type { ShippingRate } from '../rules/rate.ts'
import type { Address } from '#address/rules/address.ts'
import { Radio } from '#ui/Choice.tsx'
import { useWords } from '#i18n/view/i18n.ts'
import en from '#locales/en/delivery.json'

interface Props {
  location: PickupLocation
  hasAddress?: boolean
  hasDescription?: boolean
}

/** The store where the order is collected. */
function PickupPlace({ location, hasAddress = true, hasDescription }: Props) {
  const text = useDeliveryText()
  const { name, address, description } = location
  return (
    <>
      <p>{text('shipping.pickup', { store: name })}</p>
      {hasAddress && <AddressLine address={address} />}
      {hasDescription && description && <p>{description}</p>}
    </>
  )
}

/** The chosen delivery: its name and price on one line, then when it is expected, or where and when it is collected. */
export function DeliverySummary({ hasAddress = false }) {
  const rate = useStore($rate)
  const pickup = useStore($pickup)
  const label = useRateLabel()
  const arrival = useArrival()
  if (!rate) return null
  const name = label(rate)
  const expected = arrival(rate.method_title === name ? undefined : rate.method_title)
  return (
    <>
      <p>
        <ChangingText>{name}</ChangingText> · <RatePrice rate={rate} />
      </p>
      {pickup ? (
        <PickupPlace location={pickup} hasAddress={hasAddress} hasDescription />
      ) : (
        <p key={expected}>{expected}</p>
      )}
    </>
  )
}

/** The submitted address on one line, or the store where the order is collected. */
export function AddressSummary() {
  const submitted = useStore($submittedAddress)
  const pickup = useStore($pickup)
  if (pickup) return <PickupPlace location={pickup} />
  return submitted ? <AddressLine address={submitted.shipping ?? submitted.billing} /> : null
}

interface RateRowProps {
  rate: ShippingRate
  address?: Address
  isChosen: boolean
  onChoose(): void
}

/** One rate: name, delivery time, price. An unavailable rate shows the reason. */
export function RateRow({ rate, address, isChosen, onChoose }: RateRowProps) {
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
