import {
  anyCountry,
  countryRows,
  familyNameFirst,
  optionalPostcode,
  optionalRegion,
  type CountryRow,
} from './countries'

export type FieldName =
  | 'firstname'
  | 'lastname'
  | 'company'
  | 'street1'
  | 'street2'
  | 'city'
  | 'region'
  | 'postcode'
  | 'country_id'
  | 'telephone'
  | 'vat_id'

/** One field of the address form. */
export interface AddressField {
  name: FieldName
  required: boolean
  /** Key of the shared texts. */
  label: string
  inputMode?: 'numeric' | 'text' | 'tel'
  /** The autofill token, without `shipping` or `billing` before it. */
  autocomplete: string
  example?: string
  width?: 'half' | 'full'
}

/**
 * The address form of a country in display order (§5). The country comes first, since it decides the rest. `hasRegions`:
 * the directory has a list for it (§4). `vatId` shows the tax number, which is required when shown.
 */
export function addressFields(
  country_id: string,
  hasRegions: boolean,
  { vatId = false }: { vatId?: boolean } = {},
): AddressField[] {
  const row = rowOf(country_id)
  const parts = [...orderOf(row, hasRegions)].flatMap((part) => partFields(part, row, country_id, hasRegions))
  const fields = [COUNTRY, ...names(country_id), COMPANY, ...parts, TELEPHONE]
  return vatId ? [...fields, VAT] : fields
}

/** Does this country's form show the tax number? The shop's setting names the countries; without it none does. */
export function showsVatId(country_id: string, setting: unknown): boolean {
  return typeof setting === 'string' && setting.split(/[^A-Za-z]+/).includes(country_id) && country_id !== ''
}

/** Is the postcode written behind the city (and the region) there, as in the United States? */
export function endsInPostcode(country_id: string): boolean {
  const [order] = rowOf(country_id)
  return order.indexOf('C') < order.indexOf('Z')
}

/** May the region stay empty although the directory lists the country's regions? */
export function hasOptionalRegion(country_id: string): boolean {
  return optionalRegion.has(country_id)
}

/** May the postcode stay empty? */
export function hasOptionalPostcode(country_id: string): boolean {
  return optionalPostcode.has(country_id)
}

const field = (name: FieldName, autocomplete: string, more: Partial<AddressField> = {}): AddressField => ({
  name,
  required: true,
  label: `address.${name}`,
  autocomplete,
  width: 'full',
  ...more,
})

const COUNTRY = field('country_id', 'country', { label: 'address.country' })
const FIRST = field('firstname', 'given-name', { width: 'half' })
const LAST = field('lastname', 'family-name', { width: 'half' })
const COMPANY = field('company', 'organization', { required: false })
const TELEPHONE = field('telephone', 'tel', { inputMode: 'tel', width: 'half' })
const VAT = field('vat_id', 'off')
const STREET = [field('street1', 'address-line1'), field('street2', 'address-line2', { required: false })]
const CITY = field('city', 'address-level2', { width: 'half' })

function rowOf(country_id: string): CountryRow {
  return (Object.hasOwn(countryRows, country_id) ? countryRows[country_id] : undefined) ?? anyCountry
}

/** A list the directory has must be asked for, even where a row has no place for it. */
function orderOf([order]: CountryRow, hasRegions: boolean): string {
  return hasRegions && !/s/i.test(order) ? order.replace('C', 'CS') : order
}

function names(country_id: string): AddressField[] {
  return familyNameFirst.has(country_id) ? [LAST, FIRST] : [FIRST, LAST]
}

function partFields(part: string, row: CountryRow, country_id: string, hasRegions: boolean): AddressField[] {
  if (part === 'A') return STREET
  if (part === 'C') return [CITY]
  if (part === 'Z') return [postcodeField(row, country_id)]
  return hasRegions || part === 'S' ? [regionField(row, country_id, hasRegions)] : []
}

function postcodeField([, example, , kind]: CountryRow, country_id: string): AddressField {
  return field('postcode', 'postal-code', {
    label: `address.${kind ?? 'postcode'}`,
    required: !hasOptionalPostcode(country_id),
    inputMode: example && /^[\d -]+$/.test(example) ? 'numeric' : 'text',
    example,
    width: 'half',
  })
}

function regionField([, , kind]: CountryRow, country_id: string, hasRegions: boolean): AddressField {
  return field('region', 'address-level1', {
    label: `address.${kind ?? 'region'}`,
    required: hasRegions && !hasOptionalRegion(country_id),
    width: 'half',
  })
}
