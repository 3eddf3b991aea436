import type { Address, BookAddress } from './address.ts'
import { PLAIN, streetLines } from './convert.ts'
import { toAttributes } from './field-row.ts'

/**
 * The cart's address for the customer's address book (wire: shapes, wire: save-address): the region is an object
 * there.
 */
export function toBookAddress(address: Address, id?: number): BookAddress {
  const { region, region_id, region_code, street, custom_attributes } = address
  const plain = Object.fromEntries(PLAIN.map(({ key }) => [key, address[key]]))
  return {
    ...(plain as Pick<Address, (typeof PLAIN)[number]['key']>),
    ...(id !== undefined && { id }),
    street: streetLines(street),
    region_id,
    region: { region, region_code, region_id },
    custom_attributes: toAttributes(custom_attributes),
  }
}
