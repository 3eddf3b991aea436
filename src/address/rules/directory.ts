import type { Country, Region } from './address.ts'
import { num } from '#lib/money/decimal.ts'
import { isObject, readObject, toText } from '#lib/json.ts'
import { toLocale } from '#lib/text/locale.ts'
import { namesIn, orderIn } from '#lib/text/names.ts'

export type { Country }

/**
 * The storefront's directory section as countries sorted by name in the shopper's language (wire: load-sections).
 * Anything that is not a two-letter country (the section carries its `data_id` among them) is passed over.
 */
export function toCountries(section: unknown, locale: string): Country[] {
  const tag = toLocale(locale)
  const nameOf = namesIn(tag, 'region')
  const order = orderIn(tag)
  const countries = Object.entries(readObject(section))
    .flatMap(([id, country]) =>
      isCountry(id) && isObject(country)
        ? [toCountry(id, nameOf(id) || toText(country.name) || id, () => toRegions(country.regions, order))]
        : [],
    )
    .sort((a, b) => order(a.name, b.name))
  return countries.filter(
    ({ id, name }, at) =>
      (name !== countries[at - 1]?.name && name !== countries[at + 1]?.name) || isCurrent(id),
  )
}

/** Codes that were replaced have the name of the one in their place: AN and CW are both Curaçao. */
const isCurrent = (id: string) => new Intl.Locale(`und-${id}`).region === id

export const hasCountries = (section: unknown): boolean => Object.keys(readObject(section)).some(isCountry)

/** Beside the countries the section carries its `data_id`. */
const isCountry = (id: string) => /^[A-Z]{2}$/.test(id)

/** Regions are sorted for the few countries a page looks at: all of them take longer than the countries. */
function toCountry(id: string, name: string, makeRegions: () => Region[]): Country {
  let regions: Region[] | undefined
  return {
    id,
    name,
    get regions() {
      return (regions ??= makeRegions())
    },
  }
}

function toRegions(regions: unknown, order: ReturnType<typeof orderIn>): Region[] {
  return Object.entries(readObject(regions))
    .flatMap(([id, region]) =>
      isObject(region) ? [{ id: num(id), code: toText(region.code), name: toText(region.name) }] : [],
    )
    .filter((region) => region.id > 0 && region.name !== '')
    .sort((a, b) => order(a.name, b.name))
}
