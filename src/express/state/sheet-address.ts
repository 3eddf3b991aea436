import { addressFields, listsCountry, validateAddress } from '#address/rules/form-fields.ts'
import { orderFields } from '#custom-fields/rules/page-field.ts'
import { expressMethod } from '../rules/express.ts'
import { $addressFields } from '#address/state/address-fields.ts'
import { isDemanded } from '#captcha/state/demands.ts'
import { $settings } from '#storefront/state/config.ts'
import { $pageFields } from '#custom-fields/state/fields.ts'
import { $page } from '#storefront/state/page.ts'
import { provider } from '#payment/state/provider-settings.ts'
import type { CartRef } from '#http/cart-path.ts'
import { estimateRates } from '#delivery/api/shipping.ts'
import type { Address, Country } from '#address/rules/address.ts'
import { isPickup, rateKey, type ShippingRate } from '#delivery/rules/rate.ts'
import { forbiddenReason, isSelectable } from '#delivery/rules/shipping.ts'
import { countryOf, type WalletContact, toAddress } from '../rules/contact.ts'
import { $countries, loadDirectory } from '#address/state/directory.ts'
import { IN_SHEET, RefusedSheet, type RefusedPart } from './sheet-status.ts'

/** Countries without postcodes, by libaddressinput; and Bahrain and Kuwait, where hardly anybody knows theirs. */
const WITHOUT =
  'AE AG AO AW BF BH BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KW ML MO MR MW NA NR PA ' +
  'QA RW SB SC SL SR ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW'

/** Whether the people of a country have postcodes. */
export const hasPostcodes = (country_id: string): boolean => !WITHOUT.split(' ').includes(country_id)

/**
 * Names something that an order to this country needs and no wallet's sheet asks for: a field of the page or of the shop's
 * addresses, the tax number, a captcha. Undefined where a wallet can pay for it. Needs the settings.
 */
export function formOnly(country: string, isVirtual: boolean): string | undefined {
  if (isDemanded('order')) return 'captcha'
  if (listsCountry($settings.get()?.vat_id_countries, country)) return 'vat_id'
  const asked = addressFields(country, false, {}, $addressFields.get())
  const missing = asked.find(({ name, required }) => required && !IN_SHEET.includes(name))
  if (missing) return missing.name
  const fields = $pageFields.get()
  const methods = $page.get().wallets.map((wallet) => expressMethod(provider(), wallet as never))
  const ofOrder = methods.flatMap((method) => orderFields(fields, { country, isVirtual, method }))
  const ofAddress = fields.filter((field) => field.place === 'address' && isAsked(field.countries, country))
  return [...ofAddress, ...ofOrder].find(({ required }) => required)?.name
}

const isAsked = (countries: readonly string[] | undefined, country: string) =>
  countries?.includes(country) ?? true

/**
 * Throws RefusedSheet where an order to this country needs the checkout's forms. The bill's decides only where nothing is
 * delivered.
 */
function checkSheetSuffices(country: string, part: RefusedPart): void {
  if (formOnly(country, part === 'billing'))
    throw new RefusedSheet(part, { key: 'needs-forms' }, 'country_id')
}

/** The directory's entry of a country that the shop delivers to, for what a sheet asks for. Throws RefusedSheet. */
export async function servedCountry(contact: WalletContact): Promise<Country> {
  await loadDirectory()
  const country = countryOf(contact, $countries.get() ?? [])
  if (!country) throw new RefusedSheet('unserved', { key: 'unserved' }, 'country_id')
  checkSheetSuffices(country.id, 'unserved')
  return country
}

/** The rates that a wallet's sheet can have: a store to collect from cannot be chosen there. Throws ApiError. */
export async function ratesFor(cart: CartRef, address: Address): Promise<ShippingRate[]> {
  const rates = await estimateRates(cart, address)
  return rates.filter((rate) => isSelectable(rate) && !isPickup(rate))
}

/** The chosen rate, as it is for the whole address. Throws RefusedSheet where it cannot be had there. */
export async function offeredRate(
  cart: CartRef,
  address: Address,
  key: string | undefined,
): Promise<ShippingRate> {
  const rate = (await ratesFor(cart, address)).find((one) => rateKey(one) === key)
  if (!rate) throw new RefusedSheet('rate', { key: 'rate-gone' })
  const problem = forbiddenReason(rate, address)
  if (problem) throw new RefusedSheet('address', { problem }, 'street1')
  return rate
}

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
