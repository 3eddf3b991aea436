import type { Address, Country } from '../../domain/address/address'
import { endsInPostcode } from '../../domain/address/fields'
import { personName } from '../../domain/address/person-name'

/** An address on one line: who, where, in which country, by the browser's name for it where the shop's is not known. */
export function addressText(address: Address, countries: readonly Country[] = [], locale?: string): string {
  const { street, postcode, city, region, country_id } = address
  const country = countries.find(({ id }) => id === country_id)?.name ?? nameOf(country_id, locale)
  const words = (...parts: string[]) => parts.filter(Boolean).join(' ')
  const place = endsInPostcode(country_id)
    ? words(region ? `${city},` : city, region, postcode)
    : [words(postcode, city), region].filter(Boolean).join(', ')
  return [personName(address), ...street, place, country].filter(Boolean).join(', ')
}

const nameOf = (id: string, locale?: string) =>
  locale && /^[A-Z]{2}$/.test(id) ? new Intl.DisplayNames(locale, { type: 'region' }).of(id) : id
