import type { Address, Country } from '../rules/address.ts'
import type { FieldTable, FormOptions } from '../rules/field-row.ts'
import { valueOf, withValue } from '../rules/field-value.ts'
import { ADDRESS_FIELDS } from '../rules/fields.ts'
import { addressFields, formRows } from '../rules/form-fields.ts'
import { withRegion } from '../rules/region.ts'
import { validateAddress } from '../rules/validate-address.ts'
import type { Problem } from '#lib/validate.ts'

/** Texts by name of the control. A country with a list of regions has `region_id`, another one `region`. */
export type FormValues = Record<string, string>

export function toValues(address: Address, email: string, table = ADDRESS_FIELDS): FormValues {
  const values = formRows(table).map(({ name, at }) => [name, valueOf(address, at)])
  return {
    ...Object.fromEntries(values),
    email,
    region_id: address.region_id ? String(address.region_id) : '',
  }
}

/** What is in the form as the cart's address; what the form does not show stays as it was, while the country does. */
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

/** Without what a country's form does not show: it would be the region or postcode of the country before. */
function onlyShown(values: FormValues, country: Country | undefined, table: FieldTable): FormValues {
  const hasRegions = Boolean(country?.regions.length)
  const fields = addressFields(values.country_id ?? '', hasRegions, { vatId: true }, table)
  return Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']))
}

/** Broken rules by control (§5). */
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
export const controlName = (field: string, country: Country | undefined): string =>
  field === 'region' && country?.regions.length ? 'region_id' : field
