import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal, segments } from '../../../src/domain/cart/totals'
import { rateKey } from '../../../src/domain/delivery/rate'
import { num } from '../../../src/domain/money/money'
import { $money } from '../../../src/state/page/context'
import { $estimate, $estimateState, estimateRate } from '../../../src/state/cart/estimate'
import { announce } from '../../../src/ui/announcer/announce'
import { Radio } from '../../../src/ui/Choice'
import { Notice } from '../../../src/ui/Notice'
import { Price } from '../../../src/ui/Price'
import { useCommon } from '../../../src/ui/text/common'
import { useText } from '../../../src/ui/text/i18n'
import { useRateLabel } from '../../../src/ui/useRateLabel'
import { usePageId } from '../../../src/ui/usePageId'
import en from '../../../locales/en/estimate.json'

/** The ways of delivery with their prices, and shipping, tax and total with the chosen one. */
export function EstimateResult() {
  const text = useText('estimate', en)
  const common = useCommon()
  const label = useRateLabel()
  const name = usePageId()
  const money = useStore($money)
  const estimate = useStore($estimate)
  const state = useStore($estimateState)
  const total = estimate?.rate && money(grandTotal(estimate.totals))
  useEffect(() => {
    if (total) announce(text('announced', { total }))
  }, [estimate, total, text])
  if (!estimate) return null
  const { rates, rate, totals } = estimate
  if (!rate) return <Notice type="warning">{text('none')}</Notice>
  const rows = segments(totals).filter(({ code }) => code === 'shipping' || code === 'tax')
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
            end={price(one.price_incl_tax || one.amount) ?? common('item.free')}
          />
        ))}
      </fieldset>
      <dl className="bzl-totals">
        {rows.map(({ code, value }) => (
          <div key={code} className="bzl-totals__row">
            <dt>{common(code === 'tax' ? 'total.tax' : 'total.shipping')}</dt>
            <dd>
              <Price amount={num(value)} />
            </dd>
          </div>
        ))}
        <div className="bzl-totals__row bzl-totals__row--grand">
          <dt>{text('total')}</dt>
          <dd>
            <Price amount={grandTotal(totals)} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

const price = (amount: number) => (amount > 0 ? <Price amount={amount} /> : undefined)
