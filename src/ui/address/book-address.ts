import { type Address, type CustomerAddress, streetLines } from '../../domain/address/address'

/** The cart's address as the customer's book wants it (b.0, b.9): the region is an object there. */
export function toBookAddress(address: Address, id?: number): Omit<CustomerAddress, 'id'> & { id?: number } {
  const { region, region_id, region_code, street, firstname, lastname, company, telephone } = address
  const { city, postcode, country_id, vat_id, prefix, suffix, middlename, fax } = address
  return {
    ...(id !== undefined && { id }),
    firstname,
    lastname,
    company,
    street: streetLines(street),
    city,
    postcode,
    country_id,
    telephone,
    vat_id,
    prefix,
    suffix,
    middlename,
    fax,
    region_id,
    region: { region, region_code, region_id },
  }
}
