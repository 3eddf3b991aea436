import { Field } from '#ui/form/Field.tsx'
import { PlaceField } from './PlaceField.tsx'
import type { AddressForm } from './useAddressForm.ts'

interface Props {
  form: AddressForm
  label: string
  required: boolean
  width?: 'half' | 'full'
  autoComplete: string
}

/** A list where the directory has the country's regions, a text field elsewhere (§4). */
export function RegionField({ form, ...look }: Props) {
  const { country, countryId, initial } = form
  const name = country?.regions.length ? 'region_id' : 'region'
  const control = form.field(name)
  // Another country has other regions: its field begins empty, or an old id would reach the server (d.5).
  const own = countryId === initial.country_id ? control.defaultValue : ''
  const field = { ...control, ...look, defaultValue: form.handedRegion() || own }
  // The list stays the same element, so that a script that fills in the form finds the new country's regions in it.
  if (country?.regions.length) return <PlaceField {...field} places={country.regions} />
  return <Field key={countryId} {...field} />
}
