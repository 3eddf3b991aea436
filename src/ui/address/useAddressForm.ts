import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Address } from '../../domain/address/address'
import { showsVatId } from '../../domain/address/fields'
import { $settings } from '../../state/page/config'
import { $countries } from '../../state/page/directory'
import { useForm } from '../form/useForm'
import { type FormName, problemsOf, toAddress, toValues } from './form-values'

interface Options {
  initial: Address
  /** Asks for the e-mail, too, beginning with this one. */
  email?: string
  onType?(address: Address, email: string): void
  onSubmit(): void
}

/** An address form: its fields follow the country, its rules are the shop's. */
export function useAddressForm({ initial, email, onType, onSubmit }: Options) {
  const countries = useStore($countries) ?? []
  const vatCountries = useStore($settings)?.vat_id_countries
  const [countryId, setCountryId] = useState(initial.country_id)
  const countryOf = (id: string) => countries.find((country) => country.id === id)
  const form = useForm<FormName>({
    initial: toValues(initial, email ?? ''),
    validate: (values) =>
      problemsOf(values, initial, countryOf(values.country_id), {
        email: email !== undefined,
        vatId: showsVatId(values.country_id, vatCountries),
      }),
    onSubmit,
    onChange: (name, value) => {
      if (name === 'country_id') setCountryId(value)
      const values = form.values()
      onType?.(toAddress(values, initial, countryOf(values.country_id)), values.email)
    },
  })
  const submit = () => {
    const values = form.submit()
    return (
      values && { address: toAddress(values, initial, countryOf(values.country_id)), email: values.email }
    )
  }
  const hasVatId = showsVatId(countryId, vatCountries)
  return { ...form, submit, countries, country: countryOf(countryId), countryId, hasVatId, initial }
}
export type AddressForm = ReturnType<typeof useAddressForm>
