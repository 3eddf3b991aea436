import type { Address, PostalAddress } from './address.ts'
import { orderOf, familyNameFirst } from './countries.ts'

/**
 * How an address is read, where that is not the order of entering it: `N` name, `A` street, `C` city, `S` region, `Z`
 * postcode. From libaddressinput's formats, with which the tests compare all countries.
 */
const LATIN: Record<string, string> = {
  BR: 'N, A, C, S, Z',
  CL: 'N, A, Z C, S',
  CN: 'N, A, C, S Z',
  HU: 'N, C, S, A, Z',
  IN: 'N, A, C Z, S',
  JP: 'N, A, C, S Z',
  KR: 'N, A, C, S Z',
  KW: 'N, A, Z C, S',
  LV: 'N, A, S, C Z',
  OM: 'N, A, Z C, S',
  PE: 'N, A, C Z, S',
  PH: 'N, A, C, Z S',
  RO: 'N, A, Z S, C',
  TR: 'N, A, Z C, S',
  TW: 'N, A, C, S Z',
  VE: 'N, A, C Z, S',
}

/** Parts go from the largest to the smallest if the address is written in the country's own characters. */
const EAST_ASIAN: Record<string, string> = {
  CN: 'Z S C A N',
  HK: 'S C A N',
  JP: '〒Z S C A N',
  KR: 'S C A N Z',
  MO: 'C A N',
  TW: 'Z S C A N',
}

const CHARACTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The order of this address, for all of its country and script. */
export function readingOrder({ country_id, street, city, region }: Address): string {
  const eastAsian = CHARACTERS.test(city + street.join()) && EAST_ASIAN[country_id]
  if (eastAsian) return eastAsian
  const order = LATIN[country_id] ?? inEnteringOrder(orderOf(country_id))
  return region ? order : order.replace(', S Z', ' Z')
}

/** "Austin, Texas 78701" where the postcode is behind the city, else "10115 Berlin, Berlin". */
const inEnteringOrder = (order: string) =>
  order.indexOf('C') < order.indexOf('Z') ? 'N, A, C, S Z' : 'N, A, Z C, S'

type PersonName = Pick<PostalAddress, 'prefix' | 'firstname' | 'middlename' | 'lastname' | 'suffix'>

/** All parts of a name in the order of the address's country. */
export function personName(address: PersonName & { country_id: string }): string {
  const { prefix, firstname, middlename, lastname, suffix, country_id } = address
  const [first, last] = familyNameFirst.includes(country_id) ? [lastname, firstname] : [firstname, lastname]
  return [prefix, first, middlename, last, suffix].filter(Boolean).join(' ')
}
