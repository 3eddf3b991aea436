import { type Problem, required } from '#lib/validate.ts'
import type { Address, Country } from './address.ts'
import type { FormOptions } from './field-row.ts'
import { valueOf } from './field-value.ts'
import { ADDRESS_FIELDS } from './fields.ts'
import { addressFields } from './form-fields.ts'

/**
 * Every broken rule of an address form by field name (rule: required-fields). `country` is the directory's entry;
 * with the option `email` the address's e-mail is required too, as a guest's must have.
 */
export function validateAddress(
  address: Address,
  country?: Country,
  options: FormOptions = {},
  table = ADDRESS_FIELDS,
): Record<string, Problem | string> {
  const problems: Record<string, Problem | string> = {}
  const fields = addressFields(address.country_id, Boolean(country?.regions.length), options, table)
  for (const { name, at, control, required: isRequired, check } of fields) {
    const value = valueOf(address, at)
    const isListed = control === 'region' && country?.regions.length
    const missing = isRequired ? required(value) : undefined
    const problem = isListed
      ? listedRegion(address, country, isRequired)
      : (missing ?? (value ? check(value) : undefined))
    if (problem) problems[name] = problem
  }
  return problems
}

/** Finds the problem of a region that the directory does not list, unless it may stay empty (rule: empty-regions). */
function listedRegion(
  { region_id, region }: Address,
  { regions }: Country,
  isRequired: boolean,
): Problem | undefined {
  const isKnown = region_id ? regions.some(({ id }) => id === region_id) : !isRequired
  if (isKnown) return undefined
  return { key: region_id || region ? 'validate.region' : 'validate.region-missing' }
}
