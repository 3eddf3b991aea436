import { atom, computed } from 'nanostores'
import { emptyAddress, type Address } from '../../../../src/domain/address/address'
import { readPlace } from '../../../../src/state/address/estimated-place'
import { $checkoutConfig } from '../../../../src/state/page/config'
import { keepDraft, readAddress, readDraft } from '../draft'

/** The values of the first step's forms, complete or not. */
export interface AddressForm {
  email: string
  shipping: Address
  billing: Address
  sameAsBilling: boolean
  /** Id of the saved address to bill, 0 for `billing`; undefined while nothing was chosen. */
  billingId?: number
}

export const $addressForm = atom<AddressForm>({
  email: '',
  shipping: emptyAddress(),
  billing: emptyAddress(),
  sameAsBilling: true,
})

/** The shipping address is billed. */
export const $isSameAsBilling = computed($addressForm, ({ sameAsBilling }) => sameAsBilling)

export function setField<K extends keyof AddressForm>(name: K, value: AddressForm[K]): void {
  $addressForm.set({ ...$addressForm.get(), [name]: value })
  keepDraft({ [name]: value })
}

/**
 * Restores what was typed before a reload; without a draft the form starts with the address a guest has saved in another tab, else
 * with the place the cart was estimated for or the shopper's country.
 */
export function restoreAddressForm(countryId: string): void {
  const { email, shipping, billing, sameAsBilling, billingId } = readDraft()
  const { isCustomerLoggedIn, shippingAddress } = $checkoutConfig.get() ?? {}
  const saved = isCustomerLoggedIn ? undefined : readAddress(shippingAddress)
  $addressForm.set({
    email: email ?? '',
    shipping: shipping ?? saved ?? readPlace() ?? emptyAddress(countryId),
    billing: billing ?? emptyAddress(countryId),
    sameAsBilling: sameAsBilling ?? true,
    billingId,
  })
}

/** Clears the shopper's personal data; the country stays. */
export function clearAddressForm(): void {
  const { country_id } = $addressForm.get().shipping
  $addressForm.set({
    email: '',
    shipping: emptyAddress(country_id),
    billing: emptyAddress(country_id),
    sameAsBilling: true,
  })
}
