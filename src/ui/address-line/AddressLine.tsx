import type { Address } from '../../domain/address/address'
import { useAddressLine } from './useAddressLine'

/** An address on one line, for people to read and browsers not to translate. */
export function AddressLine({ address }: { address: Address }) {
  const lineOf = useAddressLine()
  return (
    <span className="bzl-address__line" dir="auto" translate="no">
      {lineOf(address)}
    </span>
  )
}
