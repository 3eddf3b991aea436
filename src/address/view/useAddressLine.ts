import { useStore } from '@nanostores/react'
import type { Address } from '../rules/address.ts'
import { $addressFields } from '../state/address-fields.ts'
import { $countries } from '../state/directory.ts'
import { $locale } from '#storefront/state/page.ts'
import { addressText } from './address-text.ts'

/** Writes addresses on one line, with the country's name in the shopper's language. */
export function useAddressLine(): (address: Address) => string {
  const countries = useStore($countries)
  const locale = useStore($locale)
  const table = useStore($addressFields)
  return (address) => addressText(address, countries, locale, table)
}
