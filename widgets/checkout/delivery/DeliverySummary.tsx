import { useStore } from '@nanostores/react'
import { $rate } from '../state/delivery/delivery'
import { RatePrice } from '../../../src/ui/rate/RatePrice'
import { useRateLabel } from '../../../src/ui/rate/useRateLabel'
import { useArrival } from './useArrival'

/** The chosen delivery: its name and price on one line, then when it is expected. */
export function DeliverySummary() {
  const rate = useStore($rate)
  const label = useRateLabel()
  const arrival = useArrival()
  if (!rate) return null
  const name = label(rate)
  return (
    <>
      <p>
        {name} · <RatePrice rate={rate} />
      </p>
      <p>{arrival(rate.method_title === name ? undefined : rate.method_title)}</p>
    </>
  )
}
