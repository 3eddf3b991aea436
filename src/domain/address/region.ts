import type { Address, Country } from './address'
import { num } from '../money/decimal'

/**
 * §4: where the country has a list, the region is the directory's entry with that id; an id it does not have clears the
 * region. Elsewhere the id is 0 and the text is the shopper's.
 */
export function withRegion(
  address: Address,
  country: Country | undefined,
  choice: { region_id?: number | string; region?: string },
): Address {
  if (!country?.regions.length) {
    return { ...address, region_id: 0, region_code: '', region: choice.region ?? '' }
  }
  const found = country.regions.find(({ id }) => id === num(choice.region_id))
  return { ...address, region_id: found?.id ?? 0, region_code: found?.code ?? '', region: found?.name ?? '' }
}

/**
 * The address with the number that the directory now has for its region, by code, else by name. Releases of Magento number the
 * regions of some countries differently, so a number that was kept may be that of another region, or of none.
 */
export function withDirectoryId(address: Address, country: Country | undefined): Address {
  const { region, region_code } = address
  const found = country?.regions.find((one) => (region_code ? one.code === region_code : one.name === region))
  const isUnknown = !country?.regions.length || (!found && !region_code)
  return isUnknown ? address : { ...address, region_id: found?.id ?? 0 }
}
