import type { Address, BookAddress } from '../rules/address.ts'
import { PLAIN, streetLines } from '../rules/convert.ts'
import { toAttributes } from '../rules/field-row.ts'
import { fieldRefusals as refusalsOf } from '../api.ts'
import type { FieldRefusal } from '../rules/fields.ts'
import { fieldRefusedFor } from './address-fields.ts'

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

/**
 * The fields a refused address was refused for, by their names in the form, with the shop's sentences
 * (wire: save-address).
 */
export function fieldRefusals(error: unknown): FieldRefusal[] {
  return refusalsOf(error).flatMap(({ field, message }) => {
    const name = fieldRefusedFor(field, '')
    return name ? [{ field: name, message }] : []
  })
}
