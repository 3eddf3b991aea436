import { type JsonObject, pick, readObject, toList, toText } from '#lib/json.ts'
import { num } from '#lib/money/decimal.ts'
import { type Address, type BookAddress, type CustomerAddress, emptyAddress } from './address.ts'
import { toAttributes } from './field-row.ts'
import { ADDRESS_FIELDS } from './fields.ts'
import { normalizeEmail } from '#lib/validate.ts'

/** The fields whose key is the same on all sides. */
export const PLAIN = ADDRESS_FIELDS.flatMap(({ at }) => ('key' in at ? [at] : []))

/** Requests carry these even when they are empty. */
const ALWAYS = emptyAddress()

/**
 * Street lines from a list, from `{"0": …}` or from text, without empty ones (wire: checkout-configuration,
 * trap: street-lines).
 */
export function streetLines(street: unknown): string[] {
  const lines = typeof street === 'string' ? street.split('\n') : toList(street)
  return lines.map((line) => toText(line).trim()).filter(Boolean)
}

/** A saved address as the shop sends it (wire: address-book). A text field that holds an object becomes an empty text. */
export function parseSavedAddress(raw: JsonObject): CustomerAddress {
  const texts = PLAIN.flatMap(({ key }) => (typeof raw[key] === 'object' && raw[key] ? [[key, '']] : []))
  const { region, region_code, region_id } = readObject(raw.region)
  const text = (value: unknown) => toText(value) || null
  return {
    ...raw,
    ...Object.fromEntries(texts),
    id: num(raw.id),
    street: streetLines(raw.street),
    ...(raw.region !== undefined && {
      region: { region: text(region), region_code: text(region_code), region_id: num(region_id) },
    }),
    ...(raw.custom_attributes !== undefined && {
      custom_attributes: toAttributes(raw.custom_attributes),
    }),
  }
}

/** A saved address as the cart wants it (wire: shapes). Garbage gives an empty address. */
export function toCartAddress(saved: CustomerAddress): Address {
  const from = readObject(saved)
  const region = readObject(from.region)
  const address: Address = {
    ...emptyAddress(),
    street: streetLines(from.street),
    region: toText(region.region ?? from.region),
    region_id: num(from.region_id ?? region.region_id),
    region_code: toText(region.region_code ?? from.region_code),
    custom_attributes: toAttributes(from.custom_attributes),
  }
  for (const { key } of PLAIN)
    if (from[key] !== undefined && from[key] !== null) address[key] = toText(from[key])
  if (num(from.id) > 0) address.customer_address_id = num(from.id)
  return address
}

/**
 * The cart's address for a request. Exactly the keys the server knows: one more and it answers 500
 * (trap: unknown-keys). Lines trimmed, empty optional fields left out. A saved address keeps its values as they are
 * saved: the order would have two addresses.
 */
export function toRequest(address: Address): Record<string, unknown> {
  const id = Math.max(0, num(address.customer_address_id))
  const request: Record<string, unknown> = {
    street: streetLines(address.street),
    region: toText(address.region).trim(),
    region_id: num(address.region_id),
    region_code: toText(address.region_code).trim(),
    email: normalizeEmail(toText(address.email)) || undefined,
    custom_attributes: toAttributes(address.custom_attributes),
  }
  for (const { key, normalize } of PLAIN) {
    const value = toText(address[key]).trim()
    if (value || key in ALWAYS) request[key] = normalize && !id ? normalize(value) : value
  }
  if (id) request.customer_address_id = id
  for (const name of ['same_as_billing', 'save_in_address_book'] as const)
    if (address[name] !== undefined) request[name] = address[name] ? 1 : 0
  return request
}

/**
 * The fields that decide about the delivery: the person does not matter while rates are estimated
 * (wire: estimate-rates).
 */
const DESTINATION = [
  'country_id',
  'region',
  'region_id',
  'region_code',
  'postcode',
  'city',
  'street',
  'custom_attributes',
]

/** The part of an address that an estimate of rates depends on. */
export const toDestination = (address: Address): Record<string, unknown> =>
  pick(toRequest(address), DESTINATION)

const BOOK_KEYS = [
  'id',
  'street',
  'region_id',
  'custom_attributes',
  'default_shipping',
  'default_billing',
] as const

/** An address of the book with exactly the keys its calls know (wire: address-book, wire: save-address). */
export function toBookRequest(address: BookAddress): BookAddress {
  const keys: string[] = [...BOOK_KEYS, ...PLAIN.map(({ key }) => key)]
  const known = Object.entries(address).filter(([key, value]) => keys.includes(key) && value !== undefined)
  const request = Object.fromEntries(known) as unknown as BookAddress
  if (!address.region) return request
  const { region, region_code, region_id } = address.region
  return { ...request, region: { region, region_code, region_id } }
}
