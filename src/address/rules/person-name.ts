import { familyNameFirst } from './countries.ts'

/** First and last name in the order of the address's country. */
export function personName(address: { firstname: string; lastname: string; country_id: string }): string {
  const { firstname, lastname, country_id } = address
  const names = familyNameFirst.includes(country_id) ? [lastname, firstname] : [firstname, lastname]
  return names.filter(Boolean).join(' ')
}
