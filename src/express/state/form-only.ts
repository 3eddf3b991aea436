import { addressFields, listsCountry } from '#address/rules/form-fields.ts'
import { orderFields } from '#custom-fields/rules/field-rules.ts'
import type { RefusedPart } from '../rules/refusal.ts'
import { expressMethod } from '../rules/express.ts'
import { $addressFields } from '#address/state/address-fields.ts'
import { isDemanded } from '#captcha/state/demands.ts'
import { $settings } from '#storefront/state/config.ts'
import { $pageFields } from '#custom-fields/state/fields.ts'
import { $page } from '#storefront/state/page.ts'
import { provider } from '#payment/state/provider-settings.ts'
import { RefusedSheet } from './refused-sheet.ts'

/** The fields of an address that a wallet knows. The others have to be entered in a form. */
const IN_SHEET = ['country_id', 'firstname', 'lastname', 'street1', 'city', 'region', 'postcode', 'telephone']

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
export function checkSheetSuffices(country: string, part: RefusedPart): void {
  if (formOnly(country, part === 'billing'))
    throw new RefusedSheet(part, { key: 'needs-forms' }, 'country_id')
}
