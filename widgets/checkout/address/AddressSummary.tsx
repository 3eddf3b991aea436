import { useStore } from '@nanostores/react'
import { AddressLine } from '#address/view/AddressLine.tsx'
import { PickupPlace } from '#delivery/view/PickupPlace.tsx'
import { $submittedAddress } from '#address/state/addresses.ts'
import { $pickup } from '#delivery/state/delivery.ts'

/** The submitted address on one line, or the store where the order is collected. */
export function AddressSummary() {
  const submitted = useStore($submittedAddress)
  const pickup = useStore($pickup)
  if (pickup) return <PickupPlace location={pickup} />
  return submitted ? <AddressLine address={submitted.shipping ?? submitted.billing} /> : null
}
