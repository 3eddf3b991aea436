import { type Address, type Country, emptyAddress } from '#address/rules/address.ts'
import { familyNameFirst } from '#address/rules/countries.ts'
import { regionId, withRegion } from '#address/rules/region.ts'

/**
 * A person and a place, as a wallet describes them. Before the shopper has authorised, the wallet gives only
 * part of the place.
 */
export interface WalletContact {
  /** Present if the wallet has one name for all of it. */
  name?: string
  firstname?: string
  lastname?: string
  telephone?: string
  email?: string
  street?: readonly (string | undefined)[]
  city?: string
  postcode?: string
  /** A code, with or without the country's before it, or a name. */
  region?: string
  country_id?: string
}

/** The shop's entry of the contact's country; undefined where the shop delivers nothing to. */
export const countryOf = (
  { country_id }: WalletContact,
  countries: readonly Country[],
): Country | undefined => countries.find(({ id }) => id === country_id?.trim().toUpperCase())

/** A wallet's contact as the cart's address (rule: entities). `country` is the directory's entry. */
export function toAddress(contact: WalletContact, country: Country): Address {
  const region = contact.region?.trim() ?? ''
  const known = country.regions.length ? regionId(region, country) : undefined
  const address: Address = {
    ...emptyAddress(country.id),
    ...namesOf(contact, country.id),
    street: toLines(contact.street),
    city: contact.city?.trim() || (CITY_STATES.includes(country.id) ? country.name : ''),
    postcode: contact.postcode?.trim() ?? '',
    telephone: contact.telephone?.trim() ?? '',
  }
  const email = contact.email?.trim()
  return withRegion(email ? { ...address, email } : address, country, { region_id: known, region })
}

/** Their addresses have no city, and wallets give none; the shop requires one. */
const CITY_STATES = ['GI', 'HK', 'MC', 'MO', 'SG', 'VA']

/** The shop keeps two lines. */
function toLines(street: WalletContact['street'] = []): string[] {
  const [first = '', ...rest] = street.map((line) => line?.trim()).filter(Boolean)
  return rest.length ? [first, rest.join(', ')] : [first]
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * Returns two names, as the shop requires. Many people have one: then it stands for both, since each rule for names that a
 * shop may have accepts it. A name in one text ends with the family's, except where that comes first and is written so.
 */
function namesOf({ name = '', firstname, lastname }: WalletContact, country_id: string) {
  const given = firstname?.trim() ?? ''
  const family = lastname?.trim() ?? ''
  const both = given || family ? [given, family] : split(name.trim(), country_id)
  const one = both.find(Boolean) ?? ''
  return { firstname: both[0] || one, lastname: both[1] || one }
}

function split(name: string, country_id: string): string[] {
  const words = name.split(/\s+/)
  const isFamilyFirst = familyNameFirst.includes(country_id) && CJK.test(name)
  const family = isFamilyFirst ? words.shift() : words.pop()
  return [words.join(' '), family ?? '']
}
