import { type Address, type Country, emptyAddress } from '../address/address'
import { familyNameFirst } from '../address/countries'
import { regionId, withRegion } from '../address/region'

/** What a wallet says of a person and a place. Before the shopper has authorised, it is no more than part of the place. */
export interface WalletContact {
  /** Where the wallet has one name for all of it. */
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

/** A wallet's contact as the cart's address (§3). `country` is the directory's entry. */
export function toAddress(contact: WalletContact, country: Country): Address {
  const region = contact.region?.trim() ?? ''
  const known = country.regions.length ? regionId(region, country) : undefined
  const address: Address = {
    ...emptyAddress(country.id),
    ...namesOf(contact, country.id),
    street: toLines(contact.street),
    city: contact.city?.trim() ?? '',
    postcode: contact.postcode?.trim() ?? '',
    telephone: contact.telephone?.trim() ?? '',
  }
  const email = contact.email?.trim()
  return withRegion(email ? { ...address, email } : address, country, { region_id: known, region })
}

/** The shop keeps two lines. */
function toLines(street: WalletContact['street'] = []): string[] {
  const [first = '', ...rest] = street.map((line) => line?.trim()).filter(Boolean)
  return rest.length ? [first, rest.join(', ')] : [first]
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** One name as two: the last word is the family's, except where it comes first and is written so. */
function namesOf({ name = '', firstname, lastname }: WalletContact, country_id: string) {
  if (firstname?.trim() || lastname?.trim())
    return { firstname: firstname?.trim() ?? '', lastname: lastname?.trim() ?? '' }
  const words = name.trim().split(/\s+/)
  const isFamilyFirst = familyNameFirst.includes(country_id) && CJK.test(name)
  const family = isFamilyFirst ? words.shift() : words.length > 1 ? words.pop() : ''
  return { firstname: words.join(' '), lastname: family ?? '' }
}
