import type { Address } from '#address/rules/address.ts'
import { addressFields, listsCountry } from '#address/rules/form-fields.ts'
import { hasPostcodes } from '#address/rules/without-postcode.ts'
import { validateAddress } from '#address/rules/validate-address.ts'
import { countryOf, toAddress, type WalletContact } from '../rules/contact.ts'
import { $countries } from '#address/state/directory.ts'
import { $addressFields } from '#address/state/address-fields.ts'
import { $settings } from '#storefront/state/config.ts'
import { checkSheetSuffices } from './form-only.ts'
import { RefusedSheet } from './refused-sheet.ts'

/**
 * Throws RefusedSheet for the first rule (rule: required-fields) that the address breaks: the shop checks only the
 * country (wire: save-shipping). A telephone number that the wallet does not know may be missing, and so may a
 * postcode where nobody has one.
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
 * The billing address may be in any country. A wallet that leaves the street out leaves out the whole place, which is
 * where it is delivered; what it leaves out of the person is as there in any case.
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
