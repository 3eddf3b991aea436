import type { Address } from '../../domain/address/address'
import { addressFields, listsCountry } from '../../domain/address/form-fields'
import { hasPostcodes } from '../../domain/address/without-postcode'
import { validateAddress } from '../../domain/address/validate-address'
import { countryOf, toAddress, type WalletContact } from '../../domain/express/contact'
import { $countries } from '../address/directory'
import { $addressFields } from '../address/address-fields'
import { $settings } from '../page/config'
import { checkSheetSuffices } from './form-only'
import { RefusedSheet } from './refused-sheet'

/**
 * Throws RefusedSheet for the first rule (§5) that the address breaks: the shop checks only the country (b.15). Of what the
 * wallet does not know, a telephone number is not asked for, nor a postcode where nobody has one.
 */
export function checkAddress(
  address: Address,
  part: 'address' | 'billing',
  { telephone }: Pick<WalletContact, 'telephone'>,
): void {
  checkSheetSuffices(address.country_id, part)
  const country = countryOf(address, $countries.get() ?? [])
  const options = { regionRequired: listsCountry($settings.get()?.regions_required, address.country_id) }
  const table = $addressFields.get()
  const problems = Object.entries(validateAddress(address, country, options, table))
  const isExcused = (name: string) =>
    (name === 'telephone' && !telephone) ||
    (name === 'postcode' && !address.postcode && !hasPostcodes(address.country_id))
  const [first] = problems.filter(([name]) => !isExcused(name))
  if (!first) return
  const [field, problem] = first
  // The shop's list may be another one than the wallet's, so that no choice there is right.
  if (field === 'region') throw new RefusedSheet(part, { key: 'needs-forms' }, field)
  const fields = addressFields(address.country_id, Boolean(country?.regions.length), options, table)
  const label = fields.find(({ name }) => name === field)?.label ?? ''
  throw new RefusedSheet(part, { problem, label }, field)
}

/**
 * Where a card is billed may be anywhere. A wallet that leaves the street out leaves out the whole place, which is where it
 * is delivered; what it leaves out of the person is as there in any case.
 */
export function toBilling(billing: WalletContact, shipping: WalletContact = {}): Address {
  const { street, city, postcode, region, country_id } = billing.street?.some(Boolean) ? billing : shipping
  const place = { street, city, postcode, region, country_id }
  const contact = { ...shipping, ...withoutEmpty(billing), ...place }
  const id = contact.country_id?.trim().toUpperCase() ?? ''
  const country = countryOf(contact, $countries.get() ?? []) ?? { id, name: id, regions: [] }
  return { ...toAddress(contact, country), save_in_address_book: 0 }
}

const withoutEmpty = (contact: WalletContact): WalletContact =>
  Object.fromEntries(Object.entries(contact).filter(([, value]) => value))
