import { useMemo, type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'
import { SelectField, type SelectFieldProps } from '#ui/form/SelectField.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { useStore } from '@nanostores/react'
import { isSamePlace } from '../rules/region.ts'
import { isFocusFree } from '#dom/focus.ts'
import { $directoryFailure, loadDirectory } from '../state/directory.ts'
import { hostDocument } from '#dom/document.ts'
import { announce } from '#ui/Announcer.tsx'
import { useAddressText } from './text.ts'
import { Field } from '#ui/form/Field.tsx'
import type { AddressForm } from './useAddressForm.ts'

type Props = Omit<SelectFieldProps, 'options' | 'placeholder'> & {
  places: readonly { id: string | number; name: string }[]
}

/** A list of the directory's countries or of a country's regions. */
export function PlaceField({ places, ...field }: Props) {
  const common = useCommon()
  const options = useMemo(() => places.map(({ id, name }) => ({ value: String(id), label: name })), [places])
  return <SelectField {...field} options={options} placeholder={common('form.choose')} />
}

/**
 * The list of countries. Until it is there, a field that nobody sees takes what the browser fills in, which is chosen once
 * the list has come.
 */
export function CountryField(props: ComponentProps<typeof PlaceField>) {
  const { id, places, autoComplete } = props
  const filled = useRef('')
  useLayoutEffect(() => {
    const select = hostDocument.getElementById(id!) as HTMLSelectElement
    const found = places.find(
      (place) => place.id === filled.current.toUpperCase() || isSamePlace(place.name, filled.current),
    )
    if (!found || !filled.current) return
    filled.current = ''
    select.value = String(found.id)
    queueMicrotask(() => select.dispatchEvent(new Event('change', { bubbles: true })))
  }, [id, places])
  return (
    <>
      <CountryList {...props} />
      {!places.length && (
        <input
          className="bzl-unseen"
          tabIndex={-1}
          aria-hidden="true"
          autoComplete={autoComplete}
          onInput={(event) => (filled.current = event.currentTarget.value.trim())}
        />
      )}
    </>
  )
}

/** Where the list could not be loaded, the field says so and loads it again. */
function CountryList(props: ComponentProps<typeof PlaceField>) {
  const text = useAddressText()
  const common = useCommon()
  const failure = useStore($directoryFailure)
  const sentence = text('countries.failed')
  useEffect(() => {
    if (failure) announce(sentence, 'assertive')
  }, [failure, sentence])
  if (!failure) return <PlaceField {...props} />
  const retryFrom = async (button: Element) => {
    const field = button.closest('.bzl-field')?.querySelector('select')
    await loadDirectory()
    if (!$directoryFailure.get() && isFocusFree(button)) field?.focus()
  }
  const retry = (
    <button type="button" className="bzl-link" onClick={(event) => void retryFrom(event.currentTarget)}>
      {common('action.retry')}
    </button>
  )
  return (
    <PlaceField
      {...props}
      onFocus={() => void loadDirectory()}
      hint={
        <>
          {sentence} {retry}
        </>
      }
    />
  )
}

interface RegionFieldProps {
  form: AddressForm
  label: string
  required: boolean
  width?: 'half' | 'full'
  autoComplete: string
}

/** A list where the directory has the country's regions, a text field elsewhere (rule: regions). */
export function RegionField({ form, ...look }: RegionFieldProps) {
  const { country, countryId, initial } = form
  const name = country?.regions.length ? 'region_id' : 'region'
  const control = form.field(name)
  // Another country has other regions: its field begins empty, or an old id would reach the server
  // (trap: two-kinds-of-region).
  const own = countryId === initial.country_id ? control.defaultValue : ''
  const field = { ...control, ...look, defaultValue: form.handedRegion() || own }
  // The list stays the same element, so that a script that fills in the form finds the new country's regions in it.
  if (country?.regions.length) return <PlaceField {...field} places={country.regions} />
  return <Field key={countryId} {...field} />
}
