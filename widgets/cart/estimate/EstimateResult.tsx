import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal, type TotalSegment } from '#cart/rules/totals.ts'
import { rateKey } from '#delivery/rules/rate.ts'
import { $money } from '#storefront/state/context.ts'
import { $estimate, $estimateState, estimateRate } from '#delivery/state/cart-estimate.ts'
import { announce } from '#ui/announcer/Announcer.tsx'
import { TotalRows } from '#cart/view/TotalRows.tsx'
import { Radio } from '#ui/Choice.tsx'
import { Notice } from '#ui/Notice.tsx'
import { RatePrice } from '#delivery/view/RatePrice.tsx'
import { useText } from '#i18n/view/i18n.ts'
import { useRateLabel } from '#delivery/view/useRateLabel.ts'
import { usePageId } from '#ui/usePageId.ts'
import en from '#locales/en/estimate.json'

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
