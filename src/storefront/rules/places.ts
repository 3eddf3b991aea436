import { isObject, readJson, toList, toText } from '#lib/json.ts'
import { toLocale } from '#lib/text/locale.ts'
import { namesIn, orderIn } from '#lib/text/names.ts'

/** A country or currency to choose: its name in the shopper's language and in its own. */
export interface Place {
  /** ISO 3166-1 or ISO 4217. */
  code: string
  name: string
  /** undefined when it is the same as `name`, or no one language is spoken there. */
  own?: string
  /** Language of `own`. */
  language?: string
}

/** The countries of the setting `countries` (wire: settings), by name; empty when the shop offers no choice. */
export function countryPlaces(setting: unknown, locale: string): Place[] {
  return places(codes(setting, /^[A-Z]{2}$/), 'region', locale, (code) => code)
}

/** The currencies of the setting `currencies` (wire: settings), by name. */
export function currencyPlaces(setting: unknown, locale: string): Place[] {
  return places(codes(setting, /^[A-Z]{3}$/), 'currency', locale, (code) =>
    /^(X|EU)/.test(code) ? undefined : code.slice(0, 2),
  )
}

/** Codes of a list, whether they stand alone or in objects. */
function codes(setting: unknown, pattern: RegExp): string[] {
  const found = toList(readJson(setting)).map((entry) =>
    toText(isObject(entry) ? (entry.id ?? entry.code ?? entry.value) : entry).toUpperCase(),
  )
  return [...new Set(found.filter((code) => pattern.test(code)))]
}

function places(
  list: string[],
  type: 'region' | 'currency',
  locale: string,
  countryOf: (code: string) => string | undefined,
): Place[] {
  const tag = toLocale(locale)
  const nameOf = namesIn(tag, type)
  const order = orderIn(tag)
  const made = list.map((code): Place => {
    const name = upperFirst(nameOf(code) ?? code, tag)
    const language = spokenIn(countryOf(code))
    const own = language && upperFirst(namesIn(language, type)(code) ?? '', language)
    return own && own !== name ? { code, name, own, language } : { code, name }
  })
  return made.sort((a, b) => order(a.name, b.name))
}

/** The language most people of a country speak. */
function spokenIn(country: string | undefined): string | undefined {
  if (!country) return undefined
  try {
    return new Intl.Locale(`und-${country}`).maximize().language
  } catch {
    return undefined
  }
}

const upperFirst = (text: string, tag: string) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1)

/** Places whose name in either language, or whose code, holds what was typed; accents, signs and case aside. */
export function searchPlaces(list: readonly Place[], typed: string): Place[] {
  const wanted = plain(typed)
  return list.filter(({ code, name, own = '' }) => plain(`${name}\n${own}\n${code}`).includes(wanted))
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\p{P}\s]+/gu, ' ')
    .toLowerCase()
    .trim()
