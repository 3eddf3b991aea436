import { Field } from '../form/Field'
import { PlaceField } from './PlaceField'
import type { AddressForm } from './useAddressForm'

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
  // Another country has other regions: its field begins empty, or an old id would reach the server (d.5).
  const isInitial = countryId === initial.country_id
  if (country?.regions.length) {
    const control = form.field('region_id')
    return (
      <PlaceField
        key={countryId}
        {...control}
        {...look}
        defaultValue={isInitial ? control.defaultValue : ''}
        places={country.regions}
      />
    )
  }
  const control = form.field('region')
  return <Field key={countryId} {...control} {...look} defaultValue={isInitial ? control.defaultValue : ''} />
}
