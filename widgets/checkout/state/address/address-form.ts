import { atom } from 'nanostores'
import { emptyAddress, type Address } from '../../../../src/domain/address/address'
import { keepDraft, readDraft } from '../draft'

/** What stands in the forms of the first step, finished or not. */
export interface AddressForm {
  email: string
  shipping: Address
  billing: Address
  sameAsBilling: boolean
  /** The customer's saved address to bill, 0 for `billing`; undefined while nothing was said. */
  billingId?: number
}

export const $addressForm = atom<AddressForm>({
  email: '',
  shipping: emptyAddress(),
  billing: emptyAddress(),
  sameAsBilling: true,
})

export function setField<K extends keyof AddressForm>(name: K, value: AddressForm[K]): void {
  $addressForm.set({ ...$addressForm.get(), [name]: value })
  keepDraft({ [name]: value })
}

/** Puts back what was typed before a reload; the country is the shopper's until they say otherwise. */
export function restoreAddressForm(countryId: string): void {
  const { email, shipping, billing, sameAsBilling, billingId } = readDraft()
  $addressForm.set({
    email: email ?? '',
    shipping: shipping ?? emptyAddress(countryId),
    billing: billing ?? emptyAddress(countryId),
    sameAsBilling: sameAsBilling ?? true,
    billingId,
  })
}

/** Personal data leaves memory with the shopper. */
export function clearAddressForm(): void {
  const { country_id } = $addressForm.get().shipping
  $addressForm.set({
    email: '',
    shipping: emptyAddress(country_id),
    billing: emptyAddress(country_id),
    sameAsBilling: true,
  })
}
