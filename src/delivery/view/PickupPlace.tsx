import type { PickupLocation } from '../rules/pickup.ts'
import { AddressLine } from '#address/view/AddressLine.tsx'
import { useDeliveryText } from './text.ts'

interface Props {
  location: PickupLocation
  hasAddress?: boolean
  hasDescription?: boolean
}

/** The store where the order is collected. */
export function PickupPlace({ location, hasAddress = true, hasDescription }: Props) {
  const text = useDeliveryText()
  const { name, address, description } = location
  return (
    <>
      <p>{text('shipping.pickup', { store: name })}</p>
      {hasAddress && <AddressLine address={address} />}
      {hasDescription && description && <p>{description}</p>}
    </>
  )
}
