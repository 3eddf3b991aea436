import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { $countries } from '#address/state/directory.ts'
import { likelyCountry, readPlace } from '#address/state/estimated-place.ts'
import { $totals } from '#cart/state/cart.ts'
import {
  $estimateError,
  $estimateState,
  clearEstimate,
  estimateCart,
  renewEstimate,
  $estimate,
  estimateRate,
} from '#delivery/state/cart-estimate.ts'
import { AddressControl } from '#address/view/AddressFields.tsx'
import { useAddressForm } from '#address/view/useAddressForm.ts'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Loading.tsx'
import { useMessage } from '#i18n/view/common.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/estimate.json'
import { grandTotal, type TotalSegment } from '#cart/rules/totals.ts'
import { rateKey } from '#delivery/rules/rate.ts'
import { $money } from '#storefront/state/context.ts'
import { announce } from '#ui/Announcer.tsx'
import { TotalRows } from '#cart/view/TotalRows.tsx'
import { Radio } from '#ui/Choice.tsx'
import { RatePrice } from '#delivery/view/RatePrice.tsx'
import { useRateLabel } from '#delivery/view/useRateLabel.ts'
import { usePageId } from '#ui/usePageId.ts'

/** The ways of delivery with their prices, and shipping, tax and total with the chosen one. */
function EstimateResult() {
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

const FIELDS = ['country_id', 'region', 'postcode']

/** Country, region and postcode, and what the cart would cost there. The countries come first: they decide the fields. */
export function EstimateForm() {
  const countries = useStore($countries)
  if (!countries) return <Skeleton count={3} />
  return <PlaceForm />
}

function PlaceForm() {
  const text = useText('estimate', en)
  const message = useMessage()
  const state = useStore($estimateState)
  const error = useStore($estimateError)
  const [initial] = useState(() => readPlace(likelyCountry()))
  const form = useAddressForm({ initial, only: FIELDS, onSubmit: calculate })
  useRenewal()
  function calculate() {
    const filled = form.submit()
    if (filled) void estimateCart(filled.address)
  }
  return (
    <div className="bzl-estimate">
      <form {...form.form} aria-label={text('title')} aria-busy={state === 'running'}>
        <ErrorSummary {...form.summary} />
        <div className="bzl-fields">
          {form.fields.map((field) => (
            <AddressControl key={field.name} field={field} form={form} />
          ))}
        </div>
        <button type="submit" className="bzl-button bzl-button--quiet bzl-button--wide">
          {text('calculate')}
        </button>
      </form>
      {error && <Notice type="error">{message(error)}</Notice>}
      <EstimateResult />
    </div>
  )
}

/** An estimate of a cart that has changed is made again, and none outlives its form. */
function useRenewal() {
  useEffect(() => {
    const stop = $totals.listen((totals, before) => {
      // A refused estimate reads the cart again, which does not change it.
      if (JSON.stringify(totals) !== JSON.stringify(before)) renewEstimate()
    })
    return () => {
      stop()
      clearEstimate()
    }
  }, [])
}
