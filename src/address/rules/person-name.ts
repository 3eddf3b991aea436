import type { PostalAddress } from './address.ts'
import { familyNameFirst } from './countries.ts'

type PersonName = Pick<PostalAddress, 'prefix' | 'firstname' | 'middlename' | 'lastname' | 'suffix'>

/** All parts of a name in the order of the address's country. */
export function personName(address: PersonName & { country_id: string }): string {
  const { prefix, firstname, middlename, lastname, suffix, country_id } = address
  const [first, last] = familyNameFirst.includes(country_id) ? [lastname, firstname] : [firstname, lastname]
  return [prefix, first, middlename, last, suffix].filter(Boolean).join(' ')
}
