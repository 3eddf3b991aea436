import { isObject, toList, toText } from '#lib/json.ts'
import type { AddressSuggestion } from '#public/bezel.d.ts'
import type { Country } from './address.ts'
import { regionId } from './region.ts'

/** More to read than this takes longer than typing. */
const MOST = 6

/** The server keeps as much of a line (rule: text-limits). */
const LONGEST = 255

/** Returns the suggestions of an address provider. Lines that are not text are skipped. */
export function parseSuggestions(answer: unknown): AddressSuggestion[] {
  return toList(answer)
    .filter(isObject)
    .map(({ id, text }) => ({ id: toText(id), text: line(text) }))
    .filter(({ id, text }) => id && text)
    .slice(0, MOST)
}

/**
 * Returns the values a provider knows of an address, by the name of the control in the form of this country.
 * Unknown values are absent, and so is a region that the country's list does not have (rule: regions).
 */
export function providedValues(answer: unknown, country: Country | undefined): Record<string, string> {
  const { street, city, region, postcode } = isObject(answer) ? answer : {}
  const values = {
    street1: line(street),
    city: line(city),
    postcode: line(postcode),
    ...(country?.regions.length ? { region_id: regionId(line(region), country) } : { region: line(region) }),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}

/** One line of plain text. */
const line = (value: unknown) =>
  toText(value)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
