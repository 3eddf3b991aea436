import { familyNameFirst, localProperties, partsOf } from './countries.ts'
import { type Countries, type FieldRow, type FieldTable, type FormOptions, valueOf } from './field-row.ts'
import { ADDRESS_FIELDS } from './fields.ts'
import { type Problem, required } from '#lib/validate.ts'
import type { Address, Country } from './address.ts'

/** A field as the form of one country has it. */
export type AddressField = FieldRow & { required: boolean }

/** The fields that can stand in a form, in some country. The others are sent along as they are. */
export const formRows = (table: FieldTable): FieldRow[] => table.filter(({ shown }) => shown !== false)

/**
 * The address form of a country in display order (rule: address-fields). The country comes first, since it decides
 * the rest. `hasRegions`: the directory has a list for it (rule: regions).
 */
export function addressFields(
  country_id: string,
  hasRegions: boolean,
  options: FormOptions = {},
  table = ADDRESS_FIELDS,
): AddressField[] {
  const shown = formRows(table)
    .filter((row) => isShown(row, country_id, options))
    .map((row) => inCountry(row, country_id, hasRegions, options))
  return [...`ERNO${partsOf(country_id, hasRegions)}T`].flatMap((part) => {
    const fields = shown.filter((field) => field.part === part)
    return part === 'N' && familyNameFirst.includes(country_id) ? lastNameFirst(fields) : fields
  })
}

/** The two names change places; what stands before, between and behind them stays there. */
const lastNameFirst = (fields: AddressField[]): AddressField[] => {
  const nameAt: Record<string, string> = { firstname: 'lastname', lastname: 'firstname' }
  return fields.map((field) => fields.find(({ name }) => name === nameAt[field.name]) ?? field)
}

/** Whether a setting of the shop (wire: settings), text or a list, has the country; undefined without the setting. */
export function listsCountry(setting: unknown, country_id: string): boolean | undefined {
  if (setting === undefined || setting === null) return undefined
  return (
    country_id !== '' &&
    String(setting)
      .split(/[^A-Za-z]/)
      .includes(country_id)
  )
}

function isShown({ shown }: FieldRow, country_id: string, options: FormOptions): boolean {
  return typeof shown === 'string' ? Boolean(options[shown]) : includes(shown, country_id)
}

function inCountry(
  row: FieldRow,
  country_id: string,
  hasRegions: boolean,
  { regionRequired }: FormOptions,
): AddressField {
  const local: Record<string, Partial<FieldRow>> = localProperties(country_id)
  const isUsual = includes(row.required, country_id)
  const required = row.control === 'region' ? hasRegions && (regionRequired ?? isUsual) : isUsual
  return { ...row, ...local[row.name], required } as AddressField
}

function includes(countries: Countries, country_id: string): boolean {
  if (typeof countries === 'boolean') return countries
  return 'only' in countries ? countries.only.includes(country_id) : !countries.except.includes(country_id)
}

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
