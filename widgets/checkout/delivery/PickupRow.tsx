import { useStore } from '@nanostores/react'
import type { PickupLocation } from '#delivery/rules/pickup.ts'
import { $locale } from '#storefront/state/page.ts'
import { AddressLine } from '#address/view/AddressLine.tsx'
import { Radio } from '#ui/Choice.tsx'

interface Props {
  location: PickupLocation
  isChosen: boolean
  errorId?: string
  onChoose(): void
}

/** One store: name, address, what the shop says of it, and how far it is. */
export function PickupRow({ location, isChosen, errorId, onChoose }: Props) {
  const { name, address, description, distance } = location
  const distanceText = useDistance(address.country_id)
  return (
    <Radio
      name="bzl-pickup"
      label={name}
      note={
        <>
          <AddressLine address={address} />
          {description && <span className="bzl-checkout__hours">{description}</span>}
        </>
      }
      end={distance !== undefined && <small>{distanceText(distance)}</small>}
      checked={isChosen}
      aria-describedby={errorId}
      onChange={onChoose}
    />
  )
}

const MILES = new Set(['US', 'GB'])
const KILOMETRES_PER_MILE = 1.609344

/** A distance as people measure it in that country. */
function useDistance(country: string) {
  const locale = useStore($locale)
  return (kilometres: number) => {
    const isInMiles = MILES.has(country)
    const value = isInMiles ? kilometres / KILOMETRES_PER_MILE : kilometres
    const unit = isInMiles ? 'mile' : 'kilometer'
    const maximumFractionDigits = value < 10 ? 1 : 0
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value)
  }
}
