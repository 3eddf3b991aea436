import type { Address, Country } from '../../domain/address'

/** An address on one line: who, where, in which country, by the browser's name for it where the shop's is not known. */
export function addressText(address: Address, countries: readonly Country[] = [], locale?: string): string {
  const { firstname, lastname, street, postcode, city, region, country_id } = address
  const country = countries.find(({ id }) => id === country_id)?.name ?? nameOf(country_id, locale)
  const place = [postcode, city].filter(Boolean).join(' ')
  return [`${firstname} ${lastname}`.trim(), ...street, place, region, country].filter(Boolean).join(', ')
}

const nameOf = (id: string, locale?: string) =>
  locale && /^[A-Z]{2}$/.test(id) ? new Intl.DisplayNames(locale, { type: 'region' }).of(id) : id
