import { useStore } from '@nanostores/react'
import type { Address } from '../../domain/address/address'
import { $addressFields } from '../../state/address/address-fields'
import { $countries } from '../../state/address/directory'
import { $locale } from '../../state/page/page'
import { addressText } from './address-text'

/** Writes addresses on one line, with the country's name in the shopper's language. */
export function useAddressLine(): (address: Address) => string {
  const countries = useStore($countries)
  const locale = useStore($locale)
  const table = useStore($addressFields)
  return (address) => addressText(address, countries, locale, table)
}
