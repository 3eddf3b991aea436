import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal, type TotalSegment } from '../../../src/domain/cart/totals'
import { rateKey } from '../../../src/domain/delivery/rate'
import { $money } from '../../../src/state/page/context'
import { $estimate, $estimateState, estimateRate } from '../../../src/state/cart/estimate'
import { announce } from '../../../src/ui/announcer/announce'
import { TotalRows } from '../../../src/ui/cart/TotalRows'
import { Radio } from '../../../src/ui/Choice'
import { Notice } from '../../../src/ui/Notice'
import { RatePrice } from '../../../src/ui/rate/RatePrice'
import { useText } from '../../../src/ui/text/i18n'
import { useRateLabel } from '../../../src/ui/rate/useRateLabel'
import { usePageId } from '../../../src/ui/usePageId'
import en from '../../../locales/en/estimate.json'

/** The ways of delivery with their prices, and shipping, tax and total with the chosen one. */
export function EstimateResult() {
  const text = useText('estimate', en)
  const label = useRateLabel()
  const name = usePageId()
  const money = useStore($money)
  const estimate = useStore($estimate)
  const state = useStore($estimateState)
  const total = estimate?.rate && money(grandTotal(estimate.totals), true)
  useEffect(() => {
    if (total) announce(text('announced', { total }))
  }, [estimate, total, text])
  if (!estimate) return null
  const { rates, rate, totals } = estimate
  if (!rate) return <Notice type="warning">{text('none')}</Notice>
  return (
    <div className={state === 'idle' ? '' : 'bzl-stale'}>
      <fieldset className="bzl-estimate__rates">
        <legend className="bzl-estimate__title">{text('rates')}</legend>
        {rates.map((one) => (
          <Radio
            key={rateKey(one)}
            name={name}
            checked={rateKey(one) === rateKey(rate)}
            onChange={() => estimateRate(rateKey(one))}
            card={false}
            label={label(one)}
            note={one.method_title === label(one) ? undefined : one.method_title}
            end={<RatePrice rate={one} />}
          />
        ))}
      </fieldset>
      <TotalRows totals={totals} shows={isEstimated} grandTitle={text('total')} />
    </div>
  )
}

const isEstimated = ({ code }: TotalSegment) => code === 'shipping' || code === 'tax'
