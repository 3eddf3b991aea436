import type { Address, Country } from './address.ts'
import { num } from '#lib/money/decimal.ts'

/**
 * Where the country has a list (rule: regions), the region is the directory's entry with that id; an id it does not
 * have clears the region. Elsewhere the id is 0 and the text is the shopper's.
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

/**
 * Returns the id of a region in text: its code, which may begin with the country's as in ISO 3166-2, or its name. A code of
 * several regions says nothing.
 */
export function regionId(region: string, { id, regions }: Country): string {
  const code = region.toUpperCase().replace(`${id}-`, '')
  const withCode = regions.filter((one) => one.code.toUpperCase() === code)
  const found = withCode.length === 1 ? withCode[0] : regions.find(({ name }) => isSamePlace(name, region))
  return found ? String(found.id) : ''
}

const names = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })
/** Whether both are one name, however they are written. */
export const isSamePlace = (one: string, other: string) => names.compare(one, other) === 0
