import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { $countries } from '../../../src/state/address/directory'
import { likelyCountry, readPlace } from '../../../src/state/address/estimated-place'
import { $totals } from '../../../src/state/cart/cart'
import {
  $estimateError,
  $estimateState,
  clearEstimate,
  estimateCart,
  renewEstimate,
} from '../../../src/state/cart/estimate'
import { AddressControl } from '../../../src/ui/address/AddressFields'
import { useAddressForm } from '../../../src/ui/address/useAddressForm'
import { ErrorSummary } from '../../../src/ui/form/ErrorSummary'
import { Notice } from '../../../src/ui/Notice'
import { Skeleton } from '../../../src/ui/Skeleton'
import { useMessage } from '../../../src/ui/text/common'
import { useText } from '../../../src/ui/text/i18n'
import en from '../../../locales/en/estimate.json'
import { EstimateResult } from './EstimateResult'

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
      // An estimate that is refused reads the cart, which is no change.
      if (JSON.stringify(totals) !== JSON.stringify(before)) renewEstimate()
    })
    return () => {
      stop()
      clearEstimate()
    }
  }, [])
}
