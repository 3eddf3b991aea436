import { useStore } from '@nanostores/react'
import type { Address } from '../../domain/address/address'
import { $countries } from '../../state/page/directory'
import { $locale } from '../../state/page/page'
import { addressText } from './address-text'

/** An address as the shopper wrote it, on one line. */
export function AddressLine({ address }: { address: Address }) {
  const countries = useStore($countries)
  const locale = useStore($locale)
  return (
    <span className="bzl-address__line" dir="auto" translate="no">
      {addressText(address, countries, locale)}
    </span>
  )
}
