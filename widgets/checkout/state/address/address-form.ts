import { atom, computed } from 'nanostores'
import { emptyAddress, type Address } from '#address/rules/address.ts'
import { readObject, toText } from '#lib/json.ts'
import { readPlace } from '#address/state/estimated-place.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { keepDraft, readAddress, readDraft } from '#checkout/state/draft.ts'
import { ApiError } from '#http/api-error.ts'
import { fieldRefusedFor } from '#address/state/address-fields.ts'
import { importPart } from '#dom/import-part.ts'

/** The values of the first step's forms, complete or not. */
export interface AddressForm {
  email: string
  shipping: Address
  billing: Address
  sameAsBilling: boolean
  /** Id of the saved address to bill, 0 for `billing`; undefined while nothing was chosen. */
  billingId?: number
}

const startingWith = (address: Address): AddressForm => ({
  email: '',
  shipping: address,
  billing: address,
  sameAsBilling: true,
})

export const $addressForm = atom(startingWith(emptyAddress()))

/** The shipping address is billed. */
export const $isSameAsBilling = computed($addressForm, ({ sameAsBilling }) => sameAsBilling)

export function setField<K extends keyof AddressForm>(name: K, value: AddressForm[K]): void {
  $addressForm.set({ ...$addressForm.get(), [name]: value })
  keepDraft({ [name]: value })
}

/** The mark of a customer's new address: whether the order puts it into the address book. */
export const bookMark = (): Pick<Address, 'save_in_address_book'> => ({
  save_in_address_book: readDraft().isKept === false ? 0 : 1,
})

/**
 * Restores the address typed before a reload. Without a draft the form starts with the address a guest has
 * saved in another tab. Without that it starts with the place the cart was estimated for or this country, and
 * a customer's name.
 */
export function restoreAddressForm(countryId: string): void {
  const { email, shipping, billing, sameAsBilling, billingId } = readDraft()
  const { isCustomerLoggedIn, shippingAddress } = $checkoutConfig.get() ?? {}
  const likely = { ...readPlace(countryId), ...accountName() }
  const saved = isCustomerLoggedIn ? undefined : readAddress(shippingAddress)
  $addressForm.set({
    email: email ?? '',
    shipping: shipping ?? saved ?? likely,
    billing: billing ?? emptyAddress(countryId),
    sameAsBilling,
    billingId,
  })
}

/** A customer's name; empty for a guest. */
export function accountName(): Pick<Address, 'firstname' | 'lastname'> {
  const { firstname, lastname } = readObject($checkoutConfig.get()?.customerData)
  return { firstname: toText(firstname), lastname: toText(lastname) }
}

/** Clears the shopper's personal data; the country stays. */
export const clearAddressForm = (): void =>
  $addressForm.set(startingWith(emptyAddress($addressForm.get().shipping.country_id)))

/** A field of the address the shop refused, by its name in the table of fields, with the shop's sentence. */
interface RefusedField {
  field: string
  message: string
  /** It is about the billing address, which is another one. */
  isBilled?: boolean
}
export const $refusedField = atom<RefusedField | undefined>()

/** Why the submitted address could not be saved, in the shop's words; '' when it gave none. */
export const $addressFailure = atom<string | undefined>()

/** Which field of the address the server refused, if its response names one. */
export function refusedFieldOf(error: unknown): RefusedField | undefined {
  if (!(error instanceof ApiError) || !error.text) return undefined
  return refusedFieldIn(error.text, error.fieldName)
}

/** Which field of the address the shop's sentence is about. */
export function refusedFieldIn(message: string, name = ''): RefusedField | undefined {
  const field = fieldRefusedFor(name, message)
  return field ? { field, message } : undefined
}

/** Code that a guest does not need. Throws ApiError, and what the import throws. */
export const importAddressBook = () => importPart(() => import('#address/state/address-book.ts'))

/** Reads the customer's saved addresses; rejects like `importAddressBook`. */
export const loadAddresses = async () => (await importAddressBook()).loadAddresses()
