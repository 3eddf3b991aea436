import type { Address } from '../address/address'
import { boxCharacters, boxPhrases, numberedPhrases } from './post-box-words'

/** Is the street a P.O. box, in any of the languages the shop delivers to? Such an address forbids two methods (§5). */
export function isPostBox(address: Partial<Address>): boolean {
  const country = address.country_id ?? ''
  return [...(address.street ?? []), address.company ?? ''].some((line) => isBoxLine(line, country))
}

/** Is it a military address, American or British? Such an address forbids two methods (§5). */
export function isMilitary(address: Partial<Address>): boolean {
  const lines = [...(address.street ?? []), address.city ?? ''].map(words)
  if (lines.some((line) => line.includes('bfpo'))) return true
  if (address.country_id !== 'US') return false
  return isForcesState(address) || isForcesCity(words(address.city)) || lines.some(isForcesLine)
}

const FORCES_STATES = new Set(['aa', 'ae', 'ap'])
const FORCES_OFFICES = new Set(['apo', 'fpo', 'dpo'])

function isForcesState({ region_code, region, postcode }: Partial<Address>): boolean {
  if (FORCES_STATES.has((region_code ?? '').toLowerCase())) return true
  const name = words(region)
  return name[0] === 'armed' && name[1] === 'forces'
    ? true
    : /^(09\d|340|96[2-6])\d\d/.test(postcode?.trim() ?? '')
}

function isForcesCity(city: string[]): boolean {
  return FORCES_OFFICES.has(city[0] ?? '') && (city.length === 1 || FORCES_STATES.has(city[1] ?? ''))
}

/** "PSC 3 Box 1200", "CMR 450", "APO AE". */
function isForcesLine(line: string[]): boolean {
  return line.some((word, at) => {
    const next = line[at + 1] ?? ''
    if (FORCES_OFFICES.has(word)) return FORCES_STATES.has(next)
    if (word !== 'psc' && word !== 'cmr' && word !== 'unit') return false
    return /^\d/.test(next) && line[at + 2] === 'box'
  })
}

function isBoxLine(line: string, country: string): boolean {
  const folded = fold(line)
  if (table().characters.some((word) => folded.includes(word))) return true
  return folded.split(/[,;\n]/).some((part) => isBoxPart(words(part), country))
}

function isBoxPart(part: string[], country: string): boolean {
  const { phrases } = table()
  return part.some((word, at) =>
    phrases.get(word)?.some(({ rest, countries }) => {
      if (!rest.every((expected, index) => part[at + 1 + index] === expected)) return false
      return !countries || isNumbered(part, at, at + 1 + rest.length, countries, country)
    }),
  )
}

function isNumbered(part: string[], at: number, after: number, countries: string, country: string): boolean {
  if (countries.startsWith('^') && at > 0) return false
  if (!countries.includes('*') && !countries.includes(country || '?')) return false
  const next = part[after] ?? ''
  return /^\d/.test(NUMBER_SIGNS.has(next) ? (part[after + 1] ?? '') : next)
}

const NUMBER_SIGNS = new Set(['no', 'nr', 'n', 'num', 'numero', 'number', 'nummer', 'br', 'c'])

interface Phrase {
  rest: string[]
  countries?: string
}

let built: { phrases: Map<string, Phrase[]>; characters: string[] } | undefined

/** The phrases by their first word, folded as the lines are; built on first use. */
function table() {
  if (built) return built
  const phrases = new Map<string, Phrase[]>()
  for (const [text, countries] of [
    ...boxPhrases.map((text) => [text, undefined] as const),
    ...numberedPhrases,
  ]) {
    const [first = '', ...rest] = words(text)
    phrases.set(first, [...(phrases.get(first) ?? []), { rest, countries }])
  }
  built = { phrases, characters: boxCharacters.map(fold) }
  return built
}

/** In lower case, without accents and full-width forms. */
function fold(text: string | undefined): string {
  return (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/** Runs of letters and runs of digits: "POB12" is two. */
function words(text: string | undefined): string[] {
  return fold(text).match(/\p{L}+|\p{N}+/gu) ?? []
}
