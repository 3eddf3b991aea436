import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from '@nanostores/react'
import type { Address, Country } from '../rules/address.ts'
import { addressFields, listsCountry, formRows, validateAddress } from '../rules/form-fields.ts'
import { regionId, withDirectoryId, withRegion } from '../rules/region.ts'
import { pick } from '#lib/json.ts'
import { $addressFields } from '../state/address-fields.ts'
import { $settings } from '#storefront/state/config.ts'
import { $countries } from '../state/directory.ts'
import { useForm } from '#ui/form/useForm.ts'
import { type FieldTable, type FormOptions, valueOf, withValue } from '../rules/field-row.ts'
import { ADDRESS_FIELDS } from '../rules/fields.ts'
import type { Problem } from '#lib/validate.ts'

/** Texts by name of the control. A country with a list of regions has `region_id`, another one `region`. */
type FormValues = Record<string, string>

export function toValues(address: Address, email: string, table = ADDRESS_FIELDS): FormValues {
  const values = formRows(table).map(({ name, at }) => [name, valueOf(address, at)])
  return {
    ...Object.fromEntries(values),
    email,
    region_id: address.region_id ? String(address.region_id) : '',
  }
}

/**
 * Returns the values of the form as the cart's address. Values the form does not show stay as they were,
 * unless the country changes.
 */
export function toAddress(
  values: FormValues,
  before: Address,
  country: Country | undefined,
  table = ADDRESS_FIELDS,
): Address {
  const isMoved = values.country_id !== before.country_id
  const entered = isMoved ? onlyShown(values, country, table) : values
  const { customer_address_id: _, ...same } = before
  const address = formRows(table)
    .filter(({ at }) => !('cartKey' in at))
    .reduce<Address>((address, { name, at }) => withValue(address, at, entered[name] ?? ''), same)
  // The first is required, also where there are more.
  while (address.street.length > 1 && !address.street.at(-1)) address.street.pop()
  return withRegion(address, country, { region_id: values.region_id, region: entered.region })
}

/**
 * Returns the values without those that a country's form does not show: they would be the region or postcode of the
 * country before.
 */
function onlyShown(values: FormValues, country: Country | undefined, table: FieldTable): FormValues {
  const hasRegions = Boolean(country?.regions.length)
  const fields = addressFields(values.country_id ?? '', hasRegions, { vatId: true }, table)
  return Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']))
}

/** Broken rules by control (rule: required-fields). */
export function problemsOf(
  values: FormValues,
  before: Address,
  country: Country | undefined,
  options: FormOptions,
  table = ADDRESS_FIELDS,
): Record<string, Problem | string> {
  const address = { ...toAddress(values, before, country, table), email: values.email }
  const problems = Object.entries(validateAddress(address, country, options, table))
  return Object.fromEntries(problems.map(([name, problem]) => [controlName(name, country), problem]))
}

/** Name of the control a field has in the form of this country. */
const controlName = (field: string, country: Country | undefined): string =>
  field === 'region' && country?.regions.length ? 'region_id' : field

const NONE: Country[] = []

interface Options {
  initial: Address
  /** Names of the fields to show and check; all without. */
  only?: readonly string[]
  /** The form has a field for the e-mail, too, which begins with this one. */
  email?: string
  onChange?(address: Address, email: string): void
  /** Also with errors: it calls `submit`. */
  onSubmit(): void
}

/** An address form: its fields follow the country, its rules are the shop's. */
export function useAddressForm({ initial, only, email, onChange, onSubmit }: Options) {
  const table = useStore($addressFields)
  const countries = useStore($countries) ?? NONE
  const settings = useStore($settings)
  const [countryId, setCountryId] = useState(initial.country_id)
  const countryOf = (id = '') => countries.find((country) => country.id === id)
  const optionsOf = (id = '') => ({
    email: email !== undefined,
    vatId: listsCountry(settings?.vat_id_countries, id),
    regionRequired: listsCountry(settings?.regions_required, id),
  })
  const typedRegion = useRef({ text: '', country_id: '' })
  const form = useForm({
    initial: toValues(withDirectoryId(initial, countryOf(initial.country_id)), email ?? '', table),
    validate: (values) => {
      const { country_id } = values
      const found = problemsOf(values, initial, countryOf(country_id), optionsOf(country_id), table)
      return only ? pick(found, [...only, 'region_id']) : found
    },
    onChange: (name, value) => {
      if (name === 'region') typedRegion.current = { text: value, country_id: shownCountry() }
      if (name === 'country_id') {
        // A script that fills in the form may choose one of the new country's regions in the same task.
        if (country?.regions.length) flushSync(() => setCountryId(value))
        else setCountryId(value)
        // Checked by the rules of that country.
        form.recheck()
      }
      const { address, email } = entered(form.values())
      onChange?.(address, email)
    },
  })
  const entered = (values: Record<string, string>) => ({
    address: toAddress(values, initial, countryOf(values.country_id), table),
    email: values.email ?? '',
  })
  /** Empty while the list to choose from is missing. */
  const shownCountry = () => (countries.length ? (form.values().country_id ?? '') : '')
  /** The text that was entered as this country's region before its own control was there. */
  const handedRegion = () => {
    const { text, country_id } = typedRegion.current
    if (country_id && country_id !== countryId) return ''
    return country?.regions.length ? regionId(text, country) : text
  }
  /** Undefined when there are errors, which the form then shows. */
  const submit = (isOtherFocused?: boolean) => {
    const values = form.submit(isOtherFocused)
    return values && entered(values)
  }
  const handleSubmit = (event: FormEvent) => (event.preventDefault(), onSubmit())
  const country = countryOf(countryId)
  const fields = addressFields(
    countryId,
    Boolean(country?.regions.length),
    optionsOf(countryId),
    table,
  ).filter(({ name }) => !only || only.includes(name))
  /** Shows the shop's sentence at the field it refused. */
  const mark = (field: string, message: string) => form.setProblem(controlName(field, country), message)
  /** The same, and the focus goes there. Returns a function that stops waiting for the field. */
  const refuse = (field: string, message: string) => form.refuse(controlName(field, country), message)
  return {
    ...form,
    form: { ...form.form, onSubmit: handleSubmit },
    submit,
    mark,
    refuse,
    fields,
    handedRegion,
    countries,
    country,
    countryId,
    initial,
  }
}

export type AddressForm = ReturnType<typeof useAddressForm>
