import { hasOptionalPostcode, hasOptionalRegion } from './fields'
import { num } from '../money/decimal'
import { isObject, toList, toText } from '../json'
import { normalizeTelephone } from '../validate'

/** The cart's address (§3, b.0): `region` is text, `street` a list of one or two lines. */
export interface Address {
  customer_address_id?: number
  firstname: string
  lastname: string
  middlename?: string
  prefix?: string
  suffix?: string
  company?: string
  fax?: string
  street: string[]
  city: string
  region: string
  /** 0 where the country has no list of regions (§4). */
  region_id: number
  region_code: string
  postcode: string
  country_id: string
  telephone: string
  vat_id?: string
  email?: string
  same_as_billing?: 0 | 1
  save_in_address_book?: 0 | 1
}

/** The customer's address (§3, b.0): `region` is an object, and the default marks are absent when false. */
export interface CustomerAddress {
  id: number
  customer_id?: number
  region?: { region: string | null; region_code: string | null; region_id: number }
  region_id?: number
  country_id: string
  street: string[]
  telephone: string
  postcode: string
  city: string
  firstname: string
  lastname: string
  middlename?: string
  prefix?: string
  suffix?: string
  company?: string
  fax?: string
  vat_id?: string
  default_shipping?: boolean
  default_billing?: boolean
}

/** A directory region (§3). */
export interface Region {
  id: number
  code: string
  name: string
}

/** A directory country (§3); `regions` is empty where it has no list. */
export interface Country {
  id: string
  name: string
  regions: Region[]
}

export function emptyAddress(country_id = ''): Address {
  return {
    firstname: '',
    lastname: '',
    street: [''],
    city: '',
    region: '',
    region_id: 0,
    region_code: '',
    postcode: '',
    country_id,
    telephone: '',
  }
}

/** Street lines from a list, from `{"0": …}` or from text, without empty ones (b.14, d.6). */
export function streetLines(street: unknown): string[] {
  const lines = typeof street === 'string' ? street.split('\n') : toList(street)
  return lines.map((line) => toText(line).trim()).filter(Boolean)
}

/** A saved address as the cart wants it (b.0). Garbage gives an empty address. */
export function toCartAddress(saved: CustomerAddress): Address {
  const from: Record<string, unknown> = isObject(saved) ? saved : {}
  const region = isObject(from.region) ? from.region : {}
  const address: Address = {
    ...emptyAddress(toText(from.country_id)),
    street: streetLines(from.street),
    region: toText(isObject(from.region) ? region.region : from.region),
    region_id: num(from.region_id ?? region.region_id),
    region_code: toText(region.region_code ?? from.region_code),
  }
  for (const name of PLAIN)
    if (from[name] !== undefined && from[name] !== null) address[name] = toText(from[name])
  if (num(from.id) > 0) address.customer_address_id = num(from.id)
  return address
}

const PLAIN = [
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
  'company',
  'fax',
  'city',
  'postcode',
  'telephone',
  'vat_id',
] as const

/** Exactly the keys the server knows: one more and it answers 500 (d.4). Lines trimmed, empty optional fields left out. */
export function toRequest(address: Address): Record<string, unknown> {
  const request: Record<string, unknown> = {}
  for (const name of [...PLAIN, 'email', 'country_id', 'region', 'region_code'] as const) {
    const value = toText(address[name]).trim()
    if (value || name in ALWAYS) request[name] = value
  }
  request.street = streetLines(address.street).slice(0, 2)
  request.region_id = num(address.region_id)
  // An input method may have left full-width digits, which no table of rates knows.
  request.postcode = String(request.postcode).normalize('NFKC')
  request.telephone = normalizeTelephone(toText(address.telephone))
  if (num(address.customer_address_id) > 0) request.customer_address_id = num(address.customer_address_id)
  for (const name of ['same_as_billing', 'save_in_address_book'] as const) {
    if (address[name] !== undefined) request[name] = address[name] ? 1 : 0
  }
  return request
}

const ALWAYS: Partial<Record<keyof Address, true>> = {
  firstname: true,
  lastname: true,
  city: true,
  postcode: true,
  country_id: true,
  region: true,
  region_code: true,
}

/** A list to choose from when the customer has saved addresses, otherwise the form (§4). */
export function addressMode(saved: readonly CustomerAddress[] | undefined): 'list' | 'form' {
  return saved?.length ? 'list' : 'form'
}

/**
 * §4: where the country has a list, the region is the directory's entry with that id; an id it does not have clears the
 * region. Elsewhere the id is 0 and the text is the shopper's.
 */
export function withRegion(
  address: Address,
  country: Country | undefined,
  choice: { region_id?: number | string; region?: string },
): Address {
  if (!country?.regions.length) {
    return { ...address, region_id: 0, region_code: '', region: choice.region ?? '' }
  }
  const found = country.regions.find(({ id }) => Number(id) === num(choice.region_id))
  return { ...address, region_id: found?.id ?? 0, region_code: found?.code ?? '', region: found?.name ?? '' }
}

/** Another country: its regions are other ones, so the old region goes (d.5). */
export function withCountry(address: Address, country_id: string): Address {
  return address.country_id === country_id
    ? address
    : { ...address, country_id, region: '', region_id: 0, region_code: '' }
}

/** Enough to ask for rates: the country, its postcode or city, and the region where the country has a list (§4). */
export function isRateable(address: Address, country?: Country): boolean {
  if (!address.country_id) return false
  const isRegionKnown =
    !country?.regions.length || address.region_id > 0 || hasOptionalRegion(address.country_id)
  return (
    isRegionKnown &&
    Boolean(address.postcode.trim() || (hasOptionalPostcode(address.country_id) && address.city.trim()))
  )
}

/** Two addresses with the same key get the same rates. */
export function addressKey(address: Address): string {
  const { country_id, region_id, region, postcode, city, street } = address
  return JSON.stringify([country_id, region_id, region, postcode, city, street].map(squeeze))
}

function squeeze(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(squeeze).filter(Boolean)
  return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ').toLowerCase() : value
}
