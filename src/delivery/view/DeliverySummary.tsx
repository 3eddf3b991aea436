import { useStore } from '@nanostores/react'
import { $pickup, $rate } from '../state/delivery.ts'
import { RatePrice } from './RatePrice.tsx'
import { useRateLabel } from './useRateLabel.ts'
import { PickupPlace } from './PickupPlace.tsx'
import { ChangingText } from '#ui/ChangingText.tsx'
import { useArrival } from './useArrival.ts'

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
