import { Fragment } from 'react'
import type { Address, Country } from '../rules/address.ts'
import { valueOf } from '../rules/field-row.ts'
import { ADDRESS_FIELDS } from '../rules/fields.ts'
import { formRows } from '../rules/form-fields.ts'
import { personName, readingOrder } from '../rules/reading-order.ts'
import { useStore } from '@nanostores/react'
import { $addressFields } from '../state/address-fields.ts'
import { $countries } from '../state/directory.ts'
import { $locale } from '#storefront/state/page.ts'
import { personal } from '#ui/personal.ts'

/** Writes addresses on one line, with the country's name in the shopper's language. */
export function useAddressLine(): (address: Address) => string {
  const countries = useStore($countries)
  const locale = useStore($locale)
  const table = useStore($addressFields)
  return (address) => addressText(address, countries, locale, table)
}

/** An address on one line, for people to read and browsers not to translate. No line ends within its postcode. */
export function AddressLine({ address }: { address: Address }) {
  const text = useAddressLine()(address)
  const { postcode } = address
  const parts = postcode.includes('-') ? text.split(postcode) : [text]
  return (
    <span {...personal('bzl-address__line')} dir="auto" translate="no">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="bzl-address__postcode">{postcode}</span>}
          {part}
        </Fragment>
      ))}
    </span>
  )
}

/**
 * An address on one line, in the order of its country: name, street, city with region and postcode, further fields the
 * table marks `inText`, country. A country that is not among `countries` is named by the browser, or without a locale by
 * its code.
 */
export function addressText(
  address: Address,
  countries: readonly Country[] = [],
  locale?: string,
  table = ADDRESS_FIELDS,
): string {
  const { street, postcode, city, region, country_id } = address
  const country = countries.find(({ id }) => id === country_id)?.name ?? nameOf(country_id, locale)
  const order = readingOrder(address)
  const parts: Record<string, string> = {
    N: personName(address),
    A: street.filter(Boolean).join(order.includes(',') ? ', ' : ' '),
    C: city,
    S: region,
    Z: postcode,
  }
  const lines = order
    .split(', ')
    .map((line) =>
      line
        .replace(/(〒?)([NACSZ]) ?/g, (_, sign: string, part: string) =>
          parts[part] ? `${sign}${parts[part]} ` : '',
        )
        .trim(),
    )
  const others = formRows(table)
    .filter(({ inText }) => inText)
    .map(({ at }) => valueOf(address, at))
  return [...lines, ...others, country].filter(Boolean).join(', ')
}

const nameOf = (id: string, locale?: string) =>
  locale && /^[A-Z]{2}$/.test(id) ? new Intl.DisplayNames(locale, { type: 'region' }).of(id) : id
