import type { Key } from './text.ts'

/** The countries of the shop's `directory/countries`, as far as a form shows them. */
export interface Country {
  id: string
  full_name_locale: string
}

export const COUNTRIES = '/rest/default/V1/directory/countries'
export const RATES = ['Standard · 5.00', 'Express · 12.00', 'Courier · 25.00']

export const FIELDS = [
  ['email', 'E-mail'],
  ['firstname', 'First name'],
  ['lastname', 'Last name'],
  ['telephone', 'Telephone'],
  ['street1', 'Street'],
  ['city', 'City'],
  ['region', 'Region'],
  ['postcode', 'Postcode'],
] as const

export type Name = (typeof FIELDS)[number][0]

/** The message for a field, or nothing when it is well. */
export function problem(
  name: Name,
  label: string,
  value: string,
  translate: (key: Key, values: Record<string, string>) => string,
) {
  const isGood = name === 'email' ? /^\S+@\S+\.\S+$/.test(value) : value.trim() !== ''
  return isGood ? '' : translate('required', { field: label })
}
