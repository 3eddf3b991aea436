import { familyNameFirst, localProperties, partsOf } from './countries.ts'
import type { Countries, FieldRow, FieldTable, FormOptions } from './field-row.ts'
import { ADDRESS_FIELDS } from './fields.ts'

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
