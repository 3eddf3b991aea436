import { useStore } from '@nanostores/react'
import { AddressLine } from '../../../src/ui/address-line/AddressLine'
import { $submittedAddress } from '../state/addresses'

/** The submitted address on one line. */
export function AddressSummary() {
  const submitted = useStore($submittedAddress)
  return submitted ? <AddressLine address={submitted.shipping ?? submitted.billing} /> : null
}
