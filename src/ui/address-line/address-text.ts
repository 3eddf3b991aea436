import type { Address, Country } from '../../domain/address/address'
import { endsInPostcode } from '../../domain/address/countries'
import { valueOf } from '../../domain/address/field-value'
import { ADDRESS_FIELDS } from '../../domain/address/fields'
import { formRows } from '../../domain/address/form-fields'
import { personName } from '../../domain/address/person-name'

/**
 * An address on one line: name, street, city with region and postcode, further fields the table marks `inText`, country.
 * A country that is not among `countries` is named by the browser, or without a locale by its code.
 */
export function addressText(
  address: Address,
  countries: readonly Country[] = [],
  locale?: string,
  table = ADDRESS_FIELDS,
): string {
  const { street, postcode, city, region, country_id } = address
  const country = countries.find(({ id }) => id === country_id)?.name ?? nameOf(country_id, locale)
  const words = (...parts: string[]) => parts.filter(Boolean).join(' ')
  const place = endsInPostcode(country_id)
    ? words(region ? `${city},` : city, region, postcode)
    : [words(postcode, city), region].filter(Boolean).join(', ')
  const others = formRows(table)
    .filter(({ inText }) => inText)
    .map(({ at }) => valueOf(address, at))
  return [personName(address), ...street, place, ...others, country].filter(Boolean).join(', ')
}

const nameOf = (id: string, locale?: string) =>
  locale && /^[A-Z]{2}$/.test(id) ? new Intl.DisplayNames(locale, { type: 'region' }).of(id) : id
