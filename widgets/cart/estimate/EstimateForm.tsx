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
} from '#delivery/state/cart-estimate.ts'
import { AddressControl } from '#address/view/AddressFields.tsx'
import { useAddressForm } from '#address/view/useAddressForm.ts'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/skeletonOrRetry.tsx'
import { useMessage } from '#i18n/view/common.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/estimate.json'
import { EstimateResult } from './EstimateResult.tsx'

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
