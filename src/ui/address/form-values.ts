import { type Address, type Country, withRegion } from '../../domain/address/address'
import { addressFields, type FieldName } from '../../domain/address/fields'
import { type Problem, validateAddress, valueOf } from '../../domain/validate'

/** Controls of an address form. A country with a list of regions has `region_id`, another one `region`. */
export type FormName = FieldName | 'region_id' | 'email'
export type FormValues = Record<FormName, string>

const NAMES: FieldName[] = [
  'country_id',
  'firstname',
  'lastname',
  'company',
  'street1',
  'street2',
  'city',
  'region',
  'postcode',
  'telephone',
  'vat_id',
]

export function toValues(address: Address, email: string): FormValues {
  const values = Object.fromEntries(NAMES.map((name) => [name, valueOf(address, name)]))
  return {
    email,
    ...(values as Record<FieldName, string>),
    region_id: address.region_id ? String(address.region_id) : '',
  }
}

/** What is in the form as the cart's address; what the form does not show stays as it was, while the country does. */
export function toAddress(values: FormValues, before: Address, country: Country | undefined): Address {
  const isMoved = values.country_id !== before.country_id
  const { street1, street2, region, region_id, email, ...plain } = isMoved ? asked(values, country) : values
  const address: Address = { ...before, ...plain, street: [street1, street2].filter(Boolean) }
  delete address.customer_address_id
  return withRegion(address, country, { region_id: Number(region_id), region })
}

/** Without what a country's form does not ask for: it would be the region or postcode of the country before. */
function asked(values: FormValues, country: Country | undefined): FormValues {
  const fields = addressFields(values.country_id, Boolean(country?.regions.length), { vatId: true })
  const others = NAMES.filter((name) => !fields.some((field) => field.name === name))
  return { ...values, ...Object.fromEntries(others.map((name) => [name, ''])) }
}

/** Broken rules by control (§5). The e-mail is a guest's. */
export function problemsOf(
  values: FormValues,
  before: Address,
  country: Country | undefined,
  asked: { email: boolean; vatId: boolean },
): Partial<Record<FormName, Problem>> {
  const address = { ...toAddress(values, before, country), email: values.email }
  const { region, ...problems } = validateAddress(address, country, asked)
  if (!region) return problems
  return { ...problems, [country?.regions.length ? 'region_id' : 'region']: region }
}
