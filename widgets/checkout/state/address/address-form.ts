import { atom } from 'nanostores'
import { emptyAddress, type Address } from '../../../../src/domain/address/address'
import { keepDraft, readDraft } from '../session/draft'

/** What stands in the forms of the first step, finished or not. */
export interface Typed {
  email: string
  shipping: Address
  billing: Address
  sameAsBilling: boolean
  /** The customer's saved address to bill, 0 for `billing`; undefined while nothing was said. */
  billingId?: number
}

export const $typed = atom<Typed>({
  email: '',
  shipping: emptyAddress(),
  billing: emptyAddress(),
  sameAsBilling: true,
})

export function type<K extends keyof Typed>(name: K, value: Typed[K]): void {
  $typed.set({ ...$typed.get(), [name]: value })
  keepDraft({ [name]: value })
}

/** Puts back what was typed before a reload; the country is the shopper's until they say otherwise. */
export function restoreTyped(countryId: string): void {
  const { email, shipping, billing, sameAsBilling, billingId } = readDraft()
  $typed.set({
    email: email ?? '',
    shipping: shipping ?? emptyAddress(countryId),
    billing: billing ?? emptyAddress(countryId),
    sameAsBilling: sameAsBilling ?? true,
    billingId,
  })
}

/** Personal data leaves memory with the shopper. */
export function forgetTyped(): void {
  const { country_id } = $typed.get().shipping
  $typed.set({
    email: '',
    shipping: emptyAddress(country_id),
    billing: emptyAddress(country_id),
    sameAsBilling: true,
  })
}
