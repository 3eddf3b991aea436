import { useStore } from '@nanostores/react'
import { $rate } from '../state/delivery/delivery'
import { RatePrice } from '../../../src/ui/rate/RatePrice'
import { useRateLabel } from '../../../src/ui/rate/useRateLabel'

/** The chosen delivery on one line. */
export function DeliverySummary() {
  const rate = useStore($rate)
  const label = useRateLabel()
  if (!rate) return null
  return (
    <>
      {label(rate)} · <RatePrice rate={rate} />
    </>
  )
}
