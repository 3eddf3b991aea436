import type { Address, Country } from './address'
import { addressFields } from './form-fields'

/** Enough to ask for rates: the country, its postcode or city, and the region where the country has a list (§4). */
export function isRateable(address: Address, country?: Country): boolean {
  if (!address.country_id) return false
  const fields = addressFields(address.country_id, Boolean(country?.regions.length))
  const isRequired = (name: string) => fields.find((field) => field.name === name)?.required
  const isRegionKnown = address.region_id > 0 || !isRequired('region')
  return isRegionKnown && Boolean(address.postcode.trim() || (!isRequired('postcode') && address.city.trim()))
}

/** Two addresses with the same key get the same rates. */
export function addressKey(address: Address): string {
  const { country_id, region_id, region, postcode, city, street } = address
  return JSON.stringify([country_id, region_id, region, postcode, city, street].map(squeeze))
}

function squeeze(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(squeeze).filter(Boolean)
  return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ').toLowerCase() : value
}
