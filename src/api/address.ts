import type { CustomerAddress } from '../domain/address/address'
import { isObject, readObject, toList, toText } from '../domain/json'
import { ApiError, type CallOptions, postJson, read, REST } from './client/client'
import { isOk, textOf } from './client/envelope'

/** The customer's address book (b.8). Shops without that route are asked for the whole customer. */
export async function getAddresses(options?: CallOptions): Promise<CustomerAddress[]> {
  try {
    return toAddresses(await read(`${REST}/customers/me/addresses`, options))
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'route')) throw error
    return toAddresses(readObject(await read(`${REST}/customers/me`, options)).addresses)
  }
}

const toAddresses = (answer: unknown) => toList(answer).filter(isObject) as unknown as CustomerAddress[]

const KEYS = [
  'id',
  'region_id',
  'country_id',
  'street',
  'company',
  'telephone',
  'fax',
  'postcode',
  'city',
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
  'vat_id',
  'default_shipping',
  'default_billing',
] as const

/** A field the shop did not take. */
export interface FieldRefusal {
  field: string
  message: string
}

/**
 * Adds an address to the book, or with an id changes it (b.9). Throws ApiError; when the shop names fields, they
 * are its `parameters`, as `FieldRefusal[]`.
 */
export async function saveAddress(
  address: Omit<CustomerAddress, 'id'> & { id?: number },
  options?: CallOptions,
): Promise<CustomerAddress | undefined> {
  const answer = await postJson('/customer/account/addresspost', { address: toBook(address) }, options)
  if (isObject(answer) && isOk(answer)) {
    return isObject(answer.address) ? (answer.address as unknown as CustomerAddress) : undefined
  }
  throw new ApiError('business', 200, { text: textOf(answer), parameters: toRefusals(answer) })
}

function toBook(address: Partial<CustomerAddress>): Record<string, unknown> {
  const book: Record<string, unknown> = {}
  for (const key of KEYS) if (address[key] !== undefined) book[key] = address[key]
  const { region } = address
  if (region) {
    book.region = { region: region.region, region_code: region.region_code, region_id: region.region_id }
  }
  return book
}

function toRefusals(answer: unknown): FieldRefusal[] {
  return toList(readObject(answer).errors)
    .filter(isObject)
    .map(({ field, message }) => ({ field: toText(field), message: toText(message) }))
}
