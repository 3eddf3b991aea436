import { useStore } from '@nanostores/react'
import { AddressLine } from '../../../src/ui/address-line/AddressLine'
import { PickupPlace } from '../delivery/PickupPlace'
import { $submittedAddress } from '../state/addresses'
import { $pickup } from '../state/delivery/delivery'

/** The submitted address on one line, or the store where the order is collected. */
export function AddressSummary() {
  const submitted = useStore($submittedAddress)
  const pickup = useStore($pickup)
  if (pickup) return <PickupPlace location={pickup} />
  return submitted ? <AddressLine address={submitted.shipping ?? submitted.billing} /> : null
}
